import type { Sentence } from './german.ts';

export const FRENCH_SENTENCES: Record<Sentence, string> = {
  'Hello! Tell me what you want to post, and for which network if you know.':
    'Bonjour ! Dites-moi ce que vous voulez publier, et sur quel réseau si vous le savez.',
  'You’re welcome. Tell me what is next.': 'Avec plaisir. Dites-moi ce qui vient ensuite.',
  'All right. Everything stays as it is until you say more.':
    'D’accord. Tout reste en l’état jusqu’à ce que vous en disiez plus.',
  'I’m sorry that this is in your way. Tell me which post or plan it is about and what should be different, and I’ll change it.':
    'Désolé pour la gêne. Dites-moi de quel post ou de quel plan il s’agit et ce qui doit changer, et je le change.',
  'What shall I do with this photo? Tell me the words of a post that it goes with, or what should stand on it.':
    'Que dois-je faire de cette photo ? Donne-moi le texte de la publication qu’elle accompagne, ou ce qui doit y figurer.',
  'Here it is with your photo.': 'Le voici avec ta photo.',
  'I write posts from your own words, make pictures and sound, and plan posts: say what and when, and I answer with a plan. Nothing runs before you approve it; approved posts wait for you under Scheduled Tasks at their time. You can change or cancel a waiting plan by telling me.':
    'J’écris des posts avec vos propres mots, je fais des images et du son, et je planifie : dites quoi et quand, je réponds par un plan. Rien ne part avant votre accord ; les posts approuvés vous attendent à leur heure sous « Scheduled Tasks ». Un plan en attente se change ou s’annule en me le disant.',
  'I only know what you tell me, so I can’t answer that well. Tell me what the post should say, and I’ll lay it out. A connected language model can answer questions like this.':
    'Je ne sais que ce que vous me dites et ne peux pas bien répondre à cela. Dites-moi ce que le post doit dire, je le mets en forme. Un modèle de langage connecté peut répondre à ce genre de questions.',
  'I don’t think up ideas, but your own news makes the best posts: what is new, what people ask you most, what is coming up, who does the work. Tell me one of these, and I’ll make a post of it. A connected language model can suggest ideas.':
    'Je n’invente pas d’idées, mais vos propres nouvelles font les meilleurs posts : ce qui est nouveau, ce qu’on vous demande le plus, ce qui arrive bientôt, qui fait le travail. Dites-m’en une et j’en fais un post. Un modèle de langage connecté peut proposer des idées.',
  'There is no such draft here. Which text do you mean?': 'Il n’y a pas ce brouillon ici. De quel texte parlez-vous ?',
  'What should change about the plan?': 'Que faut-il changer au plan ?',
  'Nothing is changed. What should change about the plan?': 'Rien n’est changé. Que faut-il changer au plan ?',
  'How often should it repeat?': 'À quelle fréquence faut-il le répéter ?',
  'It goes to all of its places at once. Do you mean the whole plan?':
    'Il part partout en même temps. Parlez-vous de tout le plan ?',
  'When should it be posted instead?': 'Quand faut-il le publier à la place ?',
  'Where should it be posted instead?': 'Où faut-il le publier à la place ?',
  'Do you mean the time of the post, or a figure in its text?':
    'Parlez-vous de l’heure de la publication ou d’un chiffre du texte ?',
  'What should the text be about?': 'De quoi le texte doit-il parler ?',
  'I’ve prepared a schedule: {plan}. Approve it, and the post is ready for you at its time.':
    'J’ai préparé un plan : {plan}. Approuvez-le, et le post sera prêt à son heure.',
  'I’ve prepared a schedule. Approve it, and the post is ready for you at its time.':
    'J’ai préparé un plan. Approuvez-le, et le post sera prêt à son heure.',
  'I’ve prepared {count} posts. Approve the ones that you want: each is ready for you at its time.':
    'J’ai préparé {count} posts. Approuvez ceux que vous voulez : chacun sera prêt à son heure.',
  'I know when, but not what. Say it again with what it is about, {example}':
    'Je sais quand, mais pas quoi. Redites-le avec ce dont il s’agit.',
  'That is not enough for {count} posts. What should each of them say?':
    'Cela ne suffit pas pour {count} posts. Que doit dire chacun ?',
  'Every post has this same text.': 'Chaque post a ce même texte.',
  'The picture is gone.': 'L’image est retirée.',
  'The sound is gone.': 'Le son est retiré.',
  'Here is another picture.': 'Voici une autre image.',
  'Here is another sound.': 'Voici un autre enregistrement.',
  'The picture is changed.': 'L’image est modifiée.',
  'That picture is your own: open it on the card to change it, or ask for another picture.':
    'Cette image est la tienne : ouvre-la sur la carte pour la modifier, ou demande une autre image.',
  'Here is the picture.': 'Voici l’image.',
  'Here is the sound.': 'Voici le son.',
  'The plan still waits for your approval.': 'Le plan attend toujours votre accord.',
  'That time has passed. When should it go out instead?': 'Ce moment est passé. Quand faut-il le publier ?',
  '{month} has {days} days. Which day do you mean?':
    'Le mois de {month} compte {days} jours. De quel jour parlez-vous ?',
  'There is no such time. When should it go out?': 'Ce moment n’existe pas. Quand faut-il le publier ?',
  'I know when.': 'Je sais quand.',
  'What should it say? I post your own words and think up none: tell me the text, or connect an AI model in Settings, which writes it for you.':
    'Que doit-il dire ? Je publie vos propres mots et n’en invente pas : donnez-moi le texte, ou connectez un modèle d’IA dans les réglages, qui l’écrira.',
  '“{words}” has passed, so this is the next such time.': '« {words} » est passé, voici la prochaine fois.',
  'Changed. It still waits for your approval.': 'Changé. Le plan attend toujours votre accord.',
  'Changed: {plans}. It still waits for your approval.': 'Changé : {plans}. Le plan attend toujours votre accord.',
  'Changed. It still waits for your approval: {text}': 'Changé. Le plan attend toujours votre accord : {text}',
  'Cancelled: {plans}.': 'Annulé : {plans}.',
  'No plan waits for approval in this conversation, so there is nothing to change.':
    'Aucun plan n’attend d’accord dans cette conversation, il n’y a donc rien à changer.',
  'That plan is approved already. Open it under Scheduled Tasks to change or delete it.':
    'Ce plan est déjà approuvé. Ouvrez-le sous « Scheduled Tasks » pour le changer ou le supprimer.',
  'Nothing is waiting for your approval here.': 'Rien n’attend votre accord ici.',
  'Press Approve on the card to approve it: {plans}. I never approve anything by myself.':
    'Pour l’approuver, cliquez sur « Approve » sur la carte : {plans}. Je n’approuve jamais rien de moi-même.',
  '{moment} has passed. When do you want it instead?': '{moment} est passé. Quand le voulez-vous à la place ?',
  'Nothing is planned there.': 'Rien n’est prévu.',
  'One plan, {state}: {plan}.': 'Un plan, {state} : {plan}.',
  'That makes one post: {days}.': 'Cela fait une publication : {days}.',
  'That makes {count} posts: {days}.': 'Cela fait {count} publications : {days}.',
  '{count} plans:': '{count} plans :',
  'waiting for your approval': 'en attente de votre accord',
  approved: 'approuvé',
  'every hour': 'toutes les heures',
  'every day': 'tous les jours',
  'every working day': 'tous les jours ouvrés',
  'every week': 'toutes les semaines',
  'every two weeks': 'toutes les deux semaines',
  'every month': 'tous les mois',
  'every year': 'tous les ans',
  'again and again': 'à plusieurs reprises',
  '{count} times': '{count} fois',
  'until {day}': 'jusqu’au {day}',
  'Your draft says: {text}': 'Votre brouillon dit : {text}',
  'The text says: {text}': 'Le texte dit : {text}',
  'It stays as it is.': 'Il reste tel quel.',
  'Here’s the new version.': 'Voici la nouvelle version.',
  'Here’s your text for {place}.': 'Voici votre texte pour {place}.',
  'Here’s your picture for {place}.': 'Voici votre image pour {place}.',
  'Here’s your picture.': 'Voici votre image.',
  'Here’s your carousel for {place}.': 'Voici votre carrousel pour {place}.',
  'Here’s your carousel.': 'Voici votre carrousel.',
  'Here’s your audio.': 'Voici votre audio.',
  'The draft does not say "{words}". Which words do you mean?':
    'Le brouillon ne dit pas « {words} ». De quels mots parlez-vous ?',
  'What should stand in place of "{words}"?': 'Que faut-il mettre à la place de « {words} » ?',
  'What should it say instead?': 'Que doit-il dire à la place ?',
  'What should be taken out?': 'Que faut-il enlever ?',
  'Then nothing is left. What should it say?': 'Il ne reste alors plus rien. Que doit-il dire ?',
  'What exactly should be added?': 'Que faut-il ajouter exactement ?',
  'What should be moved?': 'Que faut-il déplacer ?',
  'What are the points of the list?': 'Quels sont les points de la liste ?',
  'The built-in editor can lay it out as a list or as paragraphs; a connected AI model could write it as "{form}".':
    'L’éditeur intégré peut le mettre en liste ou en paragraphes ; un modèle d’IA connecté pourrait l’écrire comme « {form} ».',
  'A connected AI model could do that; the built-in editor keeps your own words.':
    'Un modèle d’IA connecté pourrait le faire ; l’éditeur intégré garde vos propres mots.',
  'The built-in editor does not translate. A connected AI model could.':
    'L’éditeur intégré ne traduit pas. Un modèle d’IA connecté le pourrait.',
  'What else should it say?': 'Que doit-il dire d’autre ?',
  'Nothing to mend was found.': 'Rien à corriger.',
  'There is no earlier version.': 'Il n’y a pas de version précédente.',
  'For which platform?': 'Pour quel réseau ?',
  'The text is longer than {place} takes.': 'Le texte est plus long que ce qu’accepte {place}.',
  'Shortened to what {place} takes.': 'Raccourci à ce qu’accepte {place}.',
  'Every part of it is a fact. What may be left out?': 'Chaque partie est un fait. Que peut-on enlever ?',
  'That is too short for what it says. What may be left out?':
    'C’est trop court pour ce qu’il dit. Que peut-on enlever ?',
  'all platforms': 'tous les réseaux',
  '{count} of them has nothing to post yet.': '{count} d’entre eux n’a pas encore de texte.',
  '{count} of them have nothing to post yet.': '{count} d’entre eux n’ont pas encore de texte.',
  'Which of the plans do you mean?': 'De quel plan parlez-vous ?',
  'Which of the plans shall I cancel?': 'Quel plan dois-je annuler ?',
  'Which of the drafts do you mean?': 'De quel brouillon parlez-vous ?',
  'Which of the drafts shall I schedule?': 'Quel brouillon dois-je planifier ?',
  'When should it go out?': 'Quand doit-il paraître ?',
  'What should the post say?': 'Que doit dire le post ?',
  'I’m not sure what you mean. What exactly should change?':
    'Je ne suis pas sûr de comprendre. Que faut-il changer exactement ?',
  'I’m not sure what you want. What should be written or changed?':
    'Je ne suis pas sûr de ce que vous voulez. Que faut-il écrire ou changer ?',
  'Nothing is planned here. What should be cancelled?': 'Rien n’est planifié ici. Que faut-il annuler ?',
  'Nothing is planned here. Which post do you mean?': 'Rien n’est planifié ici. De quel post parlez-vous ?',
  'Nothing is waiting for approval here. What do you want to post?':
    'Rien n’attend votre accord ici. Que voulez-vous publier ?',
  'There is no draft here yet. What should the text say?':
    'Il n’y a pas encore de brouillon ici. Que doit dire le texte ?',
  'There is no draft here yet. Which text do you mean?':
    'Il n’y a pas encore de brouillon ici. De quel texte parlez-vous ?',
  'I know when, but not what. What should the posts say?': 'Je sais quand, mais pas quoi. Que doivent dire les posts ?',
};
