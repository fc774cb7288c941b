/** Well-known exercises, offered as marked suggestions where a brief names none. */
export const EXERCISES = {
  strength: ['Squats', 'Push-ups', 'Plank', 'Lunges', 'Glute bridge', 'Rows', 'Step-ups', 'Side plank'],
  yoga: [
    'Cat and cow',
    'Downward dog',
    "Child's pose",
    'Warrior pose',
    'Tree pose',
    'Bridge pose',
    'Seated forward bend',
  ],
  running: ['Easy run', 'Brisk walk', 'Interval run', 'Hill walk', 'Long slow run', 'Stretching'],
} as const;
