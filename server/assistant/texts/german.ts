/** What the assistant says, by how it says it in English; words in braces are filled in. */
export const GERMAN_SENTENCES = {
  'Hello! Tell me what you want to post, and for which network if you know.':
    'Hallo! Sag mir, was du posten möchtest, und für welches Netzwerk, wenn du es schon weißt.',
  'You’re welcome. Tell me what is next.': 'Gern geschehen. Sag mir, was als Nächstes kommt.',
  'All right. Everything stays as it is until you say more.':
    'In Ordnung. Alles bleibt, wie es ist, bis du mehr sagst.',
  'I’m sorry that this is in your way. Tell me which post or plan it is about and what should be different, and I’ll change it.':
    'Es tut mir leid, dass dich das aufhält. Sag mir, um welchen Beitrag oder Plan es geht und was anders sein soll, dann ändere ich es.',
  'What shall I do with this photo? Tell me the words of a post that it goes with, or what should stand on it.':
    'Was soll ich mit diesem Foto machen? Schreib mir den Text des Beitrags, zu dem es gehört, oder was darauf stehen soll.',
  'Here it is with your photo.': 'Hier ist es mit deinem Foto.',
  'I write posts from your own words, make pictures and sound, and plan posts: say what and when, and I answer with a plan. Nothing runs before you approve it; approved posts wait for you under Scheduled Tasks at their time. You can change or cancel a waiting plan by telling me.':
    'Ich schreibe Beiträge aus deinen eigenen Worten, mache Bilder und Ton und plane Beiträge: Sag mir was und wann, und ich antworte mit einem Plan. Nichts läuft, bevor du es freigibst; freigegebene Beiträge liegen zu ihrer Zeit unter „Scheduled Tasks“ bereit. Einen wartenden Plan kannst du hier mit einem Satz ändern oder absagen.',
  'I only know what you tell me, so I can’t answer that well. Tell me what the post should say, and I’ll lay it out. A connected language model can answer questions like this.':
    'Ich weiß nur, was du mir sagst, und kann das nicht gut beantworten. Sag mir, was im Beitrag stehen soll, dann bringe ich es in Form. Ein verbundenes Sprachmodell kann solche Fragen beantworten.',
  'I don’t think up ideas, but your own news makes the best posts: what is new, what people ask you most, what is coming up, who does the work. Tell me one of these, and I’ll make a post of it. A connected language model can suggest ideas.':
    'Ideen denke ich mir nicht aus, aber deine eigenen Neuigkeiten geben die besten Beiträge: was neu ist, was die Leute am häufigsten fragen, was ansteht, wer die Arbeit macht. Sag mir eines davon, dann mache ich einen Beitrag daraus. Ein verbundenes Sprachmodell kann Ideen vorschlagen.',
  'There is no such draft here. Which text do you mean?':
    'So einen Entwurf gibt es hier nicht. Welchen Text meinst du?',
  'What should change about the plan?': 'Was soll sich am Plan ändern?',
  'Nothing is changed. What should change about the plan?': 'Es ist nichts geändert. Was soll sich am Plan ändern?',
  'How often should it repeat?': 'Wie oft soll es sich wiederholen?',
  'It goes to all of its places at once. Do you mean the whole plan?':
    'Es geht an alle seine Orte zugleich. Meinst du den ganzen Plan?',
  'When should it be posted instead?': 'Wann soll es stattdessen gepostet werden?',
  'Where should it be posted instead?': 'Wo soll es stattdessen gepostet werden?',
  'Do you mean the time of the post, or a figure in its text?':
    'Meinst du die Zeit des Beitrags oder eine Zahl in seinem Text?',
  'What should the text be about?': 'Worum soll es in dem Text gehen?',
  'I’ve prepared a schedule: {plan}. Approve it, and the post is ready for you at its time.':
    'Ich habe einen Plan vorbereitet: {plan}. Gib ihn frei, dann liegt der Beitrag zu seiner Zeit für dich bereit.',
  'I’ve prepared a schedule. Approve it, and the post is ready for you at its time.':
    'Ich habe einen Plan vorbereitet. Gib ihn frei, dann liegt der Beitrag zu seiner Zeit für dich bereit.',
  'I’ve prepared {count} posts. Approve the ones that you want: each is ready for you at its time.':
    'Ich habe {count} Beiträge vorbereitet. Gib frei, was du möchtest: Jeder liegt zu seiner Zeit für dich bereit.',
  'I know when, but not what. Say it again with what it is about, {example}':
    'Ich weiß, wann, aber nicht, was. Sag es noch einmal mit dem, worum es geht.',
  'That is not enough for {count} posts. What should each of them say?':
    'Das reicht nicht für {count} Beiträge. Was soll in jedem stehen?',
  'Every post has this same text.': 'Jeder Beitrag hat denselben Text.',
  'The picture is gone.': 'Das Bild ist weg.',
  'The sound is gone.': 'Der Ton ist weg.',
  'Here is another picture.': 'Hier ist ein anderes Bild.',
  'Here is another sound.': 'Hier ist eine andere Aufnahme.',
  'The picture is changed.': 'Das Bild ist geändert.',
  'That picture is your own: open it on the card to change it, or ask for another picture.':
    'Dieses Bild ist dein eigenes: Öffne es auf der Karte, um es zu ändern, oder wünsche dir ein anderes Bild.',
  'Here is the picture.': 'Hier ist das Bild.',
  'Here is the sound.': 'Hier ist die Aufnahme.',
  'The plan still waits for your approval.': 'Der Plan wartet weiter auf deine Freigabe.',
  'That time has passed. When should it go out instead?':
    'Dieser Zeitpunkt ist vorbei. Wann soll es stattdessen hinausgehen?',
  '{month} has {days} days. Which day do you mean?': 'Der {month} hat {days} Tage. Welchen Tag meinst du?',
  'There is no such time. When should it go out?': 'Diesen Zeitpunkt gibt es nicht. Wann soll es hinausgehen?',
  'I know when.': 'Ich weiß, wann.',
  'What should it say? I post your own words and think up none: tell me the text, or connect an AI model in Settings, which writes it for you.':
    'Was soll darin stehen? Ich veröffentliche deine eigenen Worte und denke mir keine aus: Sag mir den Text, oder verbinde in den Einstellungen ein KI-Modell, das ihn schreibt.',
  '“{words}” has passed, so this is the next such time.':
    '„{words}“ ist vorbei, dies ist der nächste solche Zeitpunkt.',
  'Changed. It still waits for your approval.': 'Geändert. Der Plan wartet noch auf deine Freigabe.',
  'Changed: {plans}. It still waits for your approval.': 'Geändert: {plans}. Der Plan wartet noch auf deine Freigabe.',
  'Changed. It still waits for your approval: {text}': 'Geändert. Der Plan wartet noch auf deine Freigabe: {text}',
  'Cancelled: {plans}.': 'Abgesagt: {plans}.',
  'No plan waits for approval in this conversation, so there is nothing to change.':
    'In diesem Gespräch wartet kein Plan auf Freigabe, es gibt also nichts zu ändern.',
  'That plan is approved already. Open it under Scheduled Tasks to change or delete it.':
    'Dieser Plan ist schon freigegeben. Öffne ihn unter „Scheduled Tasks“, um ihn zu ändern oder zu löschen.',
  'Nothing is waiting for your approval here.': 'Hier wartet nichts auf deine Freigabe.',
  'Press Approve on the card to approve it: {plans}. I never approve anything by myself.':
    'Zum Freigeben drücke auf der Karte „Approve“: {plans}. Von mir aus gebe ich nie etwas frei.',
  '{moment} has passed. When do you want it instead?': '{moment} ist vorbei. Wann soll es stattdessen sein?',
  'Nothing is planned there.': 'Da ist nichts geplant.',
  'One plan, {state}: {plan}.': 'Ein Plan, {state}: {plan}.',
  'That makes one post: {days}.': 'Das ist ein Beitrag: {days}.',
  'That makes {count} posts: {days}.': 'Das sind {count} Beiträge: {days}.',
  '{count} plans:': '{count} Pläne:',
  'waiting for your approval': 'wartet auf deine Freigabe',
  approved: 'freigegeben',
  'every hour': 'jede Stunde',
  'every day': 'jeden Tag',
  'every working day': 'jeden Werktag',
  'every week': 'jede Woche',
  'every two weeks': 'alle zwei Wochen',
  'every month': 'jeden Monat',
  'every year': 'jedes Jahr',
  'again and again': 'immer wieder',
  '{count} times': '{count}-mal',
  'until {day}': 'bis {day}',
  'Your draft says: {text}': 'In deinem Entwurf steht: {text}',
  'The text says: {text}': 'Im Text steht: {text}',
  'It stays as it is.': 'Es bleibt, wie es ist.',
  'Here’s the new version.': 'Hier ist die neue Fassung.',
  'Here’s your text for {place}.': 'Hier ist dein Text für {place}.',
  'Here’s your picture for {place}.': 'Hier ist dein Bild für {place}.',
  'Here’s your picture.': 'Hier ist dein Bild.',
  'Here’s your carousel for {place}.': 'Hier ist dein Karussell für {place}.',
  'Here’s your carousel.': 'Hier ist dein Karussell.',
  'Here’s your audio.': 'Hier ist deine Aufnahme.',
  'The draft does not say "{words}". Which words do you mean?':
    'Im Entwurf steht „{words}“ nicht. Welche Wörter meinst du?',
  'What should stand in place of "{words}"?': 'Was soll statt „{words}“ dastehen?',
  'What should it say instead?': 'Was soll stattdessen dastehen?',
  'What should be taken out?': 'Was soll gestrichen werden?',
  'Then nothing is left. What should it say?': 'Dann bleibt nichts übrig. Was soll dastehen?',
  'What exactly should be added?': 'Was genau soll dazukommen?',
  'What should be moved?': 'Was soll umgestellt werden?',
  'What are the points of the list?': 'Was sind die Punkte der Liste?',
  'The built-in editor can lay it out as a list or as paragraphs; a connected AI model could write it as "{form}".':
    'Der eingebaute Editor kann es als Liste oder in Absätzen setzen; ein verbundenes KI-Modell könnte es als „{form}“ schreiben.',
  'A connected AI model could do that; the built-in editor keeps your own words.':
    'Das könnte ein verbundenes KI-Modell; der eingebaute Editor behält deine eigenen Worte.',
  'The built-in editor does not translate. A connected AI model could.':
    'Der eingebaute Editor übersetzt nicht. Ein verbundenes KI-Modell könnte es.',
  'What else should it say?': 'Was soll noch dastehen?',
  'Nothing to mend was found.': 'Es war nichts zu verbessern.',
  'There is no earlier version.': 'Es gibt keine frühere Fassung.',
  'For which platform?': 'Für welches Netzwerk?',
  'The text is longer than {place} takes.': 'Der Text ist länger, als {place} erlaubt.',
  'Shortened to what {place} takes.': 'Auf das gekürzt, was {place} erlaubt.',
  'Every part of it is a fact. What may be left out?': 'Jeder Teil davon sagt etwas Wichtiges. Was darf wegfallen?',
  'That is too short for what it says. What may be left out?':
    'Das ist zu kurz für das, was es sagt. Was darf wegfallen?',
  'all platforms': 'alle Netzwerke',
  '{count} of them has nothing to post yet.': '{count} davon hat noch keinen Text.',
  '{count} of them have nothing to post yet.': '{count} davon haben noch keinen Text.',
  'Which of the plans do you mean?': 'Welchen der Pläne meinst du?',
  'Which of the plans shall I cancel?': 'Welchen der Pläne soll ich absagen?',
  'Which of the drafts do you mean?': 'Welchen der Entwürfe meinst du?',
  'Which of the drafts shall I schedule?': 'Welchen der Entwürfe soll ich einplanen?',
  'When should it go out?': 'Wann soll es hinausgehen?',
  'What should the post say?': 'Was soll im Beitrag stehen?',
  'I’m not sure what you mean. What exactly should change?':
    'Ich bin nicht sicher, was du meinst. Was genau soll sich ändern?',
  'I’m not sure what you want. What should be written or changed?':
    'Ich bin nicht sicher, was du möchtest. Was soll geschrieben oder geändert werden?',
  'Nothing is planned here. What should be cancelled?': 'Hier ist nichts geplant. Was soll abgesagt werden?',
  'Nothing is planned here. Which post do you mean?': 'Hier ist nichts geplant. Welchen Beitrag meinst du?',
  'Nothing is waiting for approval here. What do you want to post?':
    'Hier wartet nichts auf Freigabe. Was möchtest du posten?',
  'There is no draft here yet. What should the text say?': 'Hier gibt es noch keinen Entwurf. Was soll im Text stehen?',
  'There is no draft here yet. Which text do you mean?': 'Hier gibt es noch keinen Entwurf. Welchen Text meinst du?',
  'I know when, but not what. What should the posts say?':
    'Das Wann weiß ich, das Was noch nicht. Was soll in den Beiträgen stehen?',
};

/** A sentence of the assistant, as it stands in English where it arises. */
export type Sentence = keyof typeof GERMAN_SENTENCES;
