import { FIRST_TEMPLATES, type Template } from './first-templates.ts';

/** The twelve built-in templates, in the order in which they are always shown. */
export const TEMPLATES: readonly Template[] = [
  ...FIRST_TEMPLATES,
  {
    id: 'real-estate-listing-generator',
    title: 'Real Estate Listing Generator',
    description: 'A property listing that leads with what makes the place worth a visit.',
    industry: 'Real Estate',
    prompt: `Write a listing for a three-bedroom terraced house for sale.
Address: 8 Orchard Row, York
Price: £385,000
Size: 104 m² on two floors
Features:
- kitchen that opens onto the garden
- south-facing garden with an old apple tree
- study under the roof
- new windows in 2023
Nearby: primary school, bakery and bus stop within a five-minute walk
Viewings: Saturdays from 10 am, by appointment`,
  },
  {
    id: 'educational-content-creator',
    title: 'Educational Content Creator',
    description: 'A lesson plan with goals, materials, timed steps and a check at the end.',
    industry: 'Education',
    prompt: `Create a lesson plan about the water cycle.
Class: year 5, 24 pupils
Duration: 45 minutes
Goals:
- name the four stages of the water cycle
- explain in one sentence why it rains
Materials: kettle, glass bowl, ice cubes, blue and red pencils
Steps:
- 5 minutes: ask where the puddles in the yard go
- 15 minutes: hold the ice-filled bowl over the steaming kettle and watch the drops form
- 15 minutes: draw the cycle in pairs, blue for water and red for heat
- 10 minutes: each pair explains its drawing to another pair
Check: everyone writes one sentence that begins with "It rains because"
Homework: look for one stage of the cycle at home and describe it`,
  },
  {
    id: 'market-research-report',
    title: 'Market Research Report',
    description: 'A clear report from your own numbers: findings first, then what to do.',
    industry: 'Business Intelligence',
    prompt: `Write a market research report on how our customers buy their lunch.
Question: should we offer a lunch subscription?
Method: we asked 120 customers in our three shops over two weeks in March
Findings:
- 62 % buy lunch outside at least three days a week
- 41 % decide what to eat before 11 am
- 35 % would pay monthly if they could pause at any time
- price matters less than waiting time: 7 of 10 named the queue first
Competitors: two chains within walking distance, neither offers a subscription
Limits: only customers who already come to us were asked
Recommendation: test a subscription with a pause button in one shop for three months`,
  },
  {
    id: 'creative-writing-assistant',
    title: 'Creative Writing Assistant',
    description: 'A short story told from your character, setting, conflict and ending.',
    industry: 'Creative Writing',
    prompt: `Write a short story titled "The Last Ferry".
Character: Mara, a lighthouse keeper who has never learned to swim
Setting: a small island in the last week of autumn
Wish: to leave before the winter storms, and to see her sister again
Problem: the last ferry comes a day early, and the light has just gone out
Turning point: Mara stays to repair the lamp, and the ferry finds its way in by her light
Ending: the captain waits for her at the pier, engine running
Mood: quiet and hopeful`,
  },
  {
    id: 'business-plan-generator',
    title: 'Business Plan Generator',
    description: 'A short business plan in the order in which a bank or a partner reads it.',
    industry: 'Business',
    prompt: `Write a business plan for Second Spin, a bicycle repair shop.
Idea: we repair bikes within 24 hours and sell restored second-hand bikes with a one-year guarantee
Location: a former garage next to the main station in Graz
Customers: commuters, students and families in the inner city
Problem: repairs in other shops take one to two weeks
Competitors: two shops that mainly sell new bikes
Prices: check-up €49, full service €99, restored bikes from €180
Marketing: a stand at the station on Mondays, partner offers with employers, a newsletter
Team: Lena (mechanic, eight years in the trade) and Tariq (sales and bookkeeping)
Costs: rent €1,100 a month, tools and fittings €14,000 once
Goal: 25 repairs a week after six months
Next steps: sign the lease in April, open in June`,
  },
  {
    id: 'technical-documentation',
    title: 'Technical Documentation',
    description: 'Documentation with installation, usage, options and troubleshooting.',
    industry: 'Technology',
    prompt: `Write technical documentation for tidy-csv, a command-line tool that cleans CSV files.
Audience: developers and data analysts
Requirements: Node.js 20 or newer
Installation: npm install --global tidy-csv
Usage: tidy-csv input.csv --out clean.csv
Options:
- --out: the file to write; without it the result goes to the terminal
- --trim: removes spaces around every value
- --dedupe: drops rows that occur twice
Example: tidy-csv customers.csv --trim --dedupe --out customers-clean.csv
Troubleshooting:
- "No header found": the first line is empty; remove it and run the command again
- "Mixed delimiters": save the file with commas only
Support: open an issue in the project's repository`,
  },
  {
    id: 'recipe-and-food-content',
    title: 'Recipe and Food Content',
    description: 'A recipe with ingredients, clear steps and the small tricks that matter.',
    industry: 'Food & Beverage',
    prompt: `Write a recipe for lemon and thyme roast chicken.
Serves: 4
Time: 15 minutes of work, 75 minutes in the oven
Ingredients:
- 1 chicken (about 1.6 kg)
- 2 lemons
- 8 sprigs of thyme
- 800 g small potatoes
- 3 tbsp olive oil
- salt and pepper
Steps:
- Heat the oven to 200 °C.
- Rub the chicken with oil, salt and pepper, and fill it with one lemon and half of the thyme.
- Halve the potatoes and spread them around the chicken with the second lemon in slices.
- Roast for 75 minutes and baste twice with the juices.
- Let the chicken rest for 10 minutes before you carve it.
Tip: stir the remaining thyme into the pan juices and serve them as a sauce
Goes with: a green salad`,
  },
  {
    id: 'travel-guide-creator',
    title: 'Travel Guide Creator',
    description: 'A day-by-day travel guide with your places, tips and practical details.',
    industry: 'Travel',
    prompt: `Write a travel guide for three days in Lisbon.
Audience: first-time visitors who like to walk
Day 1: Alfama in the morning, lunch at a tasca, sunset at Miradouro da Graça
Day 2: tram to Belém, the monastery of Jerónimos, custard tarts, then the riverside back to Cais do Sodré
Day 3: train to Sintra, Pena Palace before 10 am, the old town in the afternoon
Food: grilled sardines, custard tarts, green wine
Getting around: on foot, by tram and with a rechargeable day ticket
Where to stay: Alfama for charm, Baixa for short ways
Tips:
- wear shoes with a good grip, the cobbles are slippery
- book Pena Palace ahead`,
  },
  {
    id: 'fitness-and-wellness',
    title: 'Fitness and Wellness',
    description: 'A weekly training plan as a table, with warm-up, exercises and rest days.',
    industry: 'Health & Fitness',
    prompt: `Create a four-week fitness plan for beginners.
Goal: more strength and energy for everyday life
Equipment: a mat and one pair of light dumbbells
Monday: squats 3 x 10, push-ups on the knees 3 x 8, plank 3 x 20 seconds
Wednesday: brisk walk 30 minutes, stretching 10 minutes
Friday: lunges 3 x 8, rows with dumbbells 3 x 10, glute bridge 3 x 12
Warm-up: 5 minutes of marching on the spot and arm circles
Progress: add one repetition per exercise every week
Rest days: Tuesday, Thursday and the weekend
Note: check with a doctor first if you have been ill or in pain`,
  },
];
