import type { Sentence } from './german.ts';

export const ITALIAN_SENTENCES: Record<Sentence, string> = {
  'Hello! Tell me what you want to post, and for which network if you know.':
    'Ciao! Dimmi che cosa vuoi pubblicare e su quale rete, se lo sai già.',
  'You’re welcome. Tell me what is next.': 'Prego. Dimmi che cosa viene dopo.',
  'All right. Everything stays as it is until you say more.': 'Va bene. Resta tutto com’è finché non mi dici altro.',
  'I’m sorry that this is in your way. Tell me which post or plan it is about and what should be different, and I’ll change it.':
    'Mi dispiace per il disagio. Dimmi di quale post o piano si tratta e che cosa deve cambiare, e lo cambio.',
  'What shall I do with this photo? Tell me the words of a post that it goes with, or what should stand on it.':
    'Che cosa faccio con questa foto? Dimmi il testo del post che accompagna, o che cosa deve esserci scritto.',
  'Here it is with your photo.': 'Eccolo con la tua foto.',
  'I write posts from your own words, make pictures and sound, and plan posts: say what and when, and I answer with a plan. Nothing runs before you approve it; approved posts wait for you under Scheduled Tasks at their time. You can change or cancel a waiting plan by telling me.':
    'Scrivo post con le tue parole, faccio immagini e audio e pianifico: dimmi che cosa e quando, e rispondo con un piano. Niente parte senza la tua approvazione; i post approvati ti aspettano alla loro ora in «Scheduled Tasks». Un piano in attesa si cambia o si annulla dicendomelo.',
  'I only know what you tell me, so I can’t answer that well. Tell me what the post should say, and I’ll lay it out. A connected language model can answer questions like this.':
    'So solo quello che mi dici, quindi non posso rispondere bene. Dimmi che cosa deve dire il post e lo impagino. Un modello linguistico collegato può rispondere a domande come questa.',
  'I don’t think up ideas, but your own news makes the best posts: what is new, what people ask you most, what is coming up, who does the work. Tell me one of these, and I’ll make a post of it. A connected language model can suggest ideas.':
    'Non mi invento idee, ma le tue novità fanno i post migliori: che cosa c’è di nuovo, che cosa ti chiedono più spesso, che cosa sta per arrivare, chi fa il lavoro. Dimmene una e ne faccio un post. Un modello linguistico collegato può proporre idee.',
  'There is no such draft here. Which text do you mean?': 'Qui non c’è questa bozza. Quale testo intendi?',
  'What should change about the plan?': 'Che cosa deve cambiare nel piano?',
  'Nothing is changed. What should change about the plan?': 'Non è cambiato nulla. Che cosa deve cambiare nel piano?',
  'How often should it repeat?': 'Ogni quanto deve ripetersi?',
  'It goes to all of its places at once. Do you mean the whole plan?':
    'Esce ovunque nello stesso momento. Intendi l’intero piano?',
  'When should it be posted instead?': 'Quando va pubblicato invece?',
  'Where should it be posted instead?': 'Dove va pubblicato invece?',
  'Do you mean the time of the post, or a figure in its text?': 'Intendi l’orario del post o una cifra nel testo?',
  'What should the text be about?': 'Di che cosa deve parlare il testo?',
  'I’ve prepared a schedule: {plan}. Approve it, and the post is ready for you at its time.':
    'Ho preparato un piano: {plan}. Approvalo e il post sarà pronto alla sua ora.',
  'I’ve prepared a schedule. Approve it, and the post is ready for you at its time.':
    'Ho preparato un piano. Approvalo e il post sarà pronto alla sua ora.',
  'I’ve prepared {count} posts. Approve the ones that you want: each is ready for you at its time.':
    'Ho preparato {count} post. Approva quelli che vuoi: ognuno sarà pronto alla sua ora.',
  'I know when, but not what. Say it again with what it is about, {example}':
    'So quando, ma non che cosa. Dimmelo di nuovo con l’argomento del post.',
  'That is not enough for {count} posts. What should each of them say?':
    'Non basta per {count} post. Che cosa deve dire ciascuno?',
  'Every post has this same text.': 'Ogni post ha questo stesso testo.',
  'The picture is gone.': 'L’immagine è stata tolta.',
  'The sound is gone.': 'L’audio è stato tolto.',
  'Here is another picture.': 'Ecco un’altra immagine.',
  'Here is another sound.': 'Ecco un altro audio.',
  'The picture is changed.': 'L’immagine è cambiata.',
  'That picture is your own: open it on the card to change it, or ask for another picture.':
    'Questa immagine è tua: aprila sulla scheda per cambiarla, o chiedi un’altra immagine.',
  'Here is the picture.': 'Ecco l’immagine.',
  'Here is the sound.': 'Ecco l’audio.',
  'The plan still waits for your approval.': 'Il piano aspetta ancora la tua approvazione.',
  'That time has passed. When should it go out instead?': 'Quel momento è passato. Quando deve uscire?',
  '{month} has {days} days. Which day do you mean?': 'Il mese di {month} ha {days} giorni. Quale giorno intendi?',
  'There is no such time. When should it go out?': 'Quel momento non esiste. Quando deve uscire?',
  'I know when.': 'So quando.',
  'What should it say? I post your own words and think up none: tell me the text, or connect an AI model in Settings, which writes it for you.':
    'Che cosa deve dire? Pubblico le tue parole e non ne invento: dimmi il testo, o collega un modello di IA nelle impostazioni, che lo scrive.',
  '“{words}” has passed, so this is the next such time.': '«{words}» è passato; questa è la prossima occasione.',
  'Changed. It still waits for your approval.': 'Cambiato. Aspetta ancora la tua approvazione.',
  'Changed: {plans}. It still waits for your approval.': 'Cambiato: {plans}. Aspetta ancora la tua approvazione.',
  'Changed. It still waits for your approval: {text}': 'Cambiato. Aspetta ancora la tua approvazione: {text}',
  'Cancelled: {plans}.': 'Annullato: {plans}.',
  'No plan waits for approval in this conversation, so there is nothing to change.':
    'In questa conversazione nessun piano aspetta l’approvazione, quindi non c’è nulla da cambiare.',
  'That plan is approved already. Open it under Scheduled Tasks to change or delete it.':
    'Quel piano è già approvato. Aprilo in «Scheduled Tasks» per cambiarlo o eliminarlo.',
  'Nothing is waiting for your approval here.': 'Qui niente aspetta la tua approvazione.',
  'Press Approve on the card to approve it: {plans}. I never approve anything by myself.':
    'Per approvarlo premi «Approve» sulla scheda: {plans}. Da solo non approvo mai nulla.',
  '{moment} has passed. When do you want it instead?': '{moment} è già passato. Quando lo vuoi invece?',
  'Nothing is planned there.': 'Non c’è niente in programma.',
  'One plan, {state}: {plan}.': 'Un piano, {state}: {plan}.',
  'That makes one post: {days}.': 'È un post: {days}.',
  'That makes {count} posts: {days}.': 'Sono {count} post: {days}.',
  '{count} plans:': '{count} piani:',
  'waiting for your approval': 'in attesa della tua approvazione',
  approved: 'approvato',
  'every hour': 'ogni ora',
  'every day': 'ogni giorno',
  'every working day': 'ogni giorno feriale',
  'every week': 'ogni settimana',
  'every two weeks': 'ogni due settimane',
  'every month': 'ogni mese',
  'every year': 'ogni anno',
  'again and again': 'più volte',
  '{count} times': '{count} volte',
  'until {day}': 'fino a {day}',
  'Your draft says: {text}': 'La tua bozza dice: {text}',
  'The text says: {text}': 'Il testo dice: {text}',
  'It stays as it is.': 'Resta com’è.',
  'Here’s the new version.': 'Ecco la nuova versione.',
  'Here’s your text for {place}.': 'Ecco il tuo testo per {place}.',
  'Here’s your picture for {place}.': 'Ecco la tua immagine per {place}.',
  'Here’s your picture.': 'Ecco la tua immagine.',
  'Here’s your carousel for {place}.': 'Ecco il tuo carosello per {place}.',
  'Here’s your carousel.': 'Ecco il tuo carosello.',
  'Here’s your audio.': 'Ecco il tuo audio.',
  'The draft does not say "{words}". Which words do you mean?': 'La bozza non dice «{words}». Quali parole intendi?',
  'What should stand in place of "{words}"?': 'Che cosa va al posto di «{words}»?',
  'What should it say instead?': 'Che cosa deve dire invece?',
  'What should be taken out?': 'Che cosa devo togliere?',
  'Then nothing is left. What should it say?': 'Allora non resta niente. Che cosa deve dire?',
  'What exactly should be added?': 'Che cosa devo aggiungere esattamente?',
  'What should be moved?': 'Che cosa devo spostare?',
  'What are the points of the list?': 'Quali sono i punti dell’elenco?',
  'The built-in editor can lay it out as a list or as paragraphs; a connected AI model could write it as "{form}".':
    'L’editor integrato può metterlo in elenco o in paragrafi; un modello di IA collegato potrebbe scriverlo come «{form}».',
  'A connected AI model could do that; the built-in editor keeps your own words.':
    'Potrebbe farlo un modello di IA collegato; l’editor integrato mantiene le tue parole.',
  'The built-in editor does not translate. A connected AI model could.':
    'L’editor integrato non traduce. Un modello di IA collegato potrebbe farlo.',
  'What else should it say?': 'Che cos’altro deve dire?',
  'Nothing to mend was found.': 'Non c’era niente da correggere.',
  'There is no earlier version.': 'Non c’è una versione precedente.',
  'For which platform?': 'Per quale rete?',
  'The text is longer than {place} takes.': 'Il testo è più lungo di quanto {place} consenta.',
  'Shortened to what {place} takes.': 'Accorciato a quanto {place} consente.',
  'Every part of it is a fact. What may be left out?': 'Ogni parte è un fatto. Che cosa si può togliere?',
  'That is too short for what it says. What may be left out?':
    'È troppo corto per quello che dice. Che cosa si può togliere?',
  'all platforms': 'tutte le reti',
  '{count} of them has nothing to post yet.': '{count} di questi non ha ancora un testo.',
  '{count} of them have nothing to post yet.': '{count} di questi non hanno ancora un testo.',
  'Which of the plans do you mean?': 'Quale dei piani intendi?',
  'Which of the plans shall I cancel?': 'Quale dei piani devo annullare?',
  'Which of the drafts do you mean?': 'Quale delle bozze intendi?',
  'Which of the drafts shall I schedule?': 'Quale delle bozze devo programmare?',
  'When should it go out?': 'Quando deve uscire?',
  'What should the post say?': 'Che cosa deve dire il post?',
  'I’m not sure what you mean. What exactly should change?':
    'Non sono sicuro di aver capito. Che cosa deve cambiare esattamente?',
  'I’m not sure what you want. What should be written or changed?':
    'Non sono sicuro di che cosa vuoi. Che cosa devo scrivere o cambiare?',
  'Nothing is planned here. What should be cancelled?': 'Qui non c’è niente in programma. Che cosa devo annullare?',
  'Nothing is planned here. Which post do you mean?': 'Qui non c’è niente in programma. Quale post intendi?',
  'Nothing is waiting for approval here. What do you want to post?':
    'Qui niente aspetta la tua approvazione. Che cosa vuoi pubblicare?',
  'There is no draft here yet. What should the text say?': 'Qui non c’è ancora una bozza. Che cosa deve dire il testo?',
  'There is no draft here yet. Which text do you mean?': 'Qui non c’è ancora una bozza. Quale testo intendi?',
  'I know when, but not what. What should the posts say?': 'So quando, ma non che cosa. Che cosa devono dire i post?',
};
