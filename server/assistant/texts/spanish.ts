import type { Sentence } from './german.ts';

export const SPANISH_SENTENCES: Record<Sentence, string> = {
  'Hello! Tell me what you want to post, and for which network if you know.':
    '¡Hola! Dime qué quieres publicar y en qué red, si ya lo sabes.',
  'You’re welcome. Tell me what is next.': 'De nada. Dime qué sigue.',
  'All right. Everything stays as it is until you say more.': 'De acuerdo. Todo queda como está hasta que digas más.',
  'I’m sorry that this is in your way. Tell me which post or plan it is about and what should be different, and I’ll change it.':
    'Siento la molestia. Dime de qué publicación o plan se trata y qué debe cambiar, y lo cambio.',
  'What shall I do with this photo? Tell me the words of a post that it goes with, or what should stand on it.':
    '¿Qué hago con esta foto? Dime el texto de la publicación a la que acompaña, o qué debe poner en ella.',
  'Here it is with your photo.': 'Aquí está con tu foto.',
  'I write posts from your own words, make pictures and sound, and plan posts: say what and when, and I answer with a plan. Nothing runs before you approve it; approved posts wait for you under Scheduled Tasks at their time. You can change or cancel a waiting plan by telling me.':
    'Escribo publicaciones con tus propias palabras, hago imágenes y audio y planifico: dime qué y cuándo, y te respondo con un plan. Nada sale sin tu aprobación; lo aprobado te espera a su hora en «Scheduled Tasks». Un plan pendiente se cambia o se cancela con decírmelo.',
  'I only know what you tell me, so I can’t answer that well. Tell me what the post should say, and I’ll lay it out. A connected language model can answer questions like this.':
    'Solo sé lo que me cuentas, así que no puedo responder bien a eso. Dime qué debe decir la publicación y le doy forma. Un modelo de lenguaje conectado puede responder preguntas así.',
  'I don’t think up ideas, but your own news makes the best posts: what is new, what people ask you most, what is coming up, who does the work. Tell me one of these, and I’ll make a post of it. A connected language model can suggest ideas.':
    'No me invento ideas, pero tus propias novedades dan las mejores publicaciones: qué hay de nuevo, qué te preguntan más, qué viene pronto, quién hace el trabajo. Dime una de ellas y hago una publicación. Un modelo de lenguaje conectado puede proponer ideas.',
  'There is no such draft here. Which text do you mean?': 'Aquí no hay tal borrador. ¿A qué texto te refieres?',
  'What should change about the plan?': '¿Qué debe cambiar en el plan?',
  'Nothing is changed. What should change about the plan?': 'No se ha cambiado nada. ¿Qué debe cambiar en el plan?',
  'How often should it repeat?': '¿Cada cuánto debe repetirse?',
  'It goes to all of its places at once. Do you mean the whole plan?':
    'Sale en todos sus sitios a la vez. ¿Te refieres al plan entero?',
  'When should it be posted instead?': '¿Cuándo debe publicarse en su lugar?',
  'Where should it be posted instead?': '¿Dónde debe publicarse en su lugar?',
  'Do you mean the time of the post, or a figure in its text?':
    '¿Te refieres a la hora de la publicación o a una cifra del texto?',
  'What should the text be about?': '¿De qué debe tratar el texto?',
  'I’ve prepared a schedule: {plan}. Approve it, and the post is ready for you at its time.':
    'He preparado un plan: {plan}. Apruébalo y la publicación estará lista a su hora.',
  'I’ve prepared a schedule. Approve it, and the post is ready for you at its time.':
    'He preparado un plan. Apruébalo y la publicación estará lista a su hora.',
  'I’ve prepared {count} posts. Approve the ones that you want: each is ready for you at its time.':
    'He preparado {count} publicaciones. Aprueba las que quieras: cada una estará lista a su hora.',
  'I know when, but not what. Say it again with what it is about, {example}':
    'Sé cuándo, pero no qué. Dímelo otra vez con el tema de la publicación.',
  'That is not enough for {count} posts. What should each of them say?':
    'No alcanza para {count} publicaciones. ¿Qué debe decir cada una?',
  'Every post has this same text.': 'Todas las publicaciones llevan este mismo texto.',
  'The picture is gone.': 'La imagen ya no está.',
  'The sound is gone.': 'El audio ya no está.',
  'Here is another picture.': 'Aquí tienes otra imagen.',
  'Here is another sound.': 'Aquí tienes otro audio.',
  'The picture is changed.': 'La imagen está cambiada.',
  'That picture is your own: open it on the card to change it, or ask for another picture.':
    'Esa imagen es tuya: ábrela en la tarjeta para cambiarla o pide otra imagen.',
  'Here is the picture.': 'Aquí tienes la imagen.',
  'Here is the sound.': 'Aquí tienes el audio.',
  'The plan still waits for your approval.': 'El plan sigue esperando tu aprobación.',
  'That time has passed. When should it go out instead?': 'Ese momento ya ha pasado. ¿Cuándo debe publicarse?',
  '{month} has {days} days. Which day do you mean?': 'El mes de {month} tiene {days} días. ¿Qué día quieres decir?',
  'There is no such time. When should it go out?': 'Ese momento no existe. ¿Cuándo debe publicarse?',
  'I know when.': 'Sé cuándo.',
  'What should it say? I post your own words and think up none: tell me the text, or connect an AI model in Settings, which writes it for you.':
    '¿Qué debe decir? Publico tus propias palabras y no invento ninguna: dime el texto, o conecta un modelo de IA en los ajustes para que lo escriba.',
  '“{words}” has passed, so this is the next such time.': '«{words}» ya pasó; esta es la siguiente ocasión.',
  'Changed. It still waits for your approval.': 'Cambiado. Sigue pendiente de tu aprobación.',
  'Changed: {plans}. It still waits for your approval.': 'Cambiado: {plans}. Sigue pendiente de tu aprobación.',
  'Changed. It still waits for your approval: {text}': 'Cambiado. Sigue pendiente de tu aprobación: {text}',
  'Cancelled: {plans}.': 'Cancelado: {plans}.',
  'No plan waits for approval in this conversation, so there is nothing to change.':
    'En esta conversación no hay ningún plan pendiente, así que no hay nada que cambiar.',
  'That plan is approved already. Open it under Scheduled Tasks to change or delete it.':
    'Ese plan ya está aprobado. Ábrelo en «Scheduled Tasks» para cambiarlo o borrarlo.',
  'Nothing is waiting for your approval here.': 'Aquí no hay nada pendiente de tu aprobación.',
  'Press Approve on the card to approve it: {plans}. I never approve anything by myself.':
    'Para aprobarlo, pulsa «Approve» en la tarjeta: {plans}. Yo nunca apruebo nada por mi cuenta.',
  '{moment} has passed. When do you want it instead?': '{moment} ya ha pasado. ¿Cuándo lo quieres entonces?',
  'Nothing is planned there.': 'No hay nada programado.',
  'One plan, {state}: {plan}.': 'Un plan, {state}: {plan}.',
  'That makes one post: {days}.': 'Es una publicación: {days}.',
  'That makes {count} posts: {days}.': 'Son {count} publicaciones: {days}.',
  '{count} plans:': '{count} planes:',
  'waiting for your approval': 'pendiente de tu aprobación',
  approved: 'aprobado',
  'every hour': 'cada hora',
  'every day': 'todos los días',
  'every working day': 'todos los días laborables',
  'every week': 'cada semana',
  'every two weeks': 'cada dos semanas',
  'every month': 'cada mes',
  'every year': 'cada año',
  'again and again': 'varias veces',
  '{count} times': '{count} veces',
  'until {day}': 'hasta el {day}',
  'Your draft says: {text}': 'Tu borrador dice: {text}',
  'The text says: {text}': 'El texto dice: {text}',
  'It stays as it is.': 'Se queda como está.',
  'Here’s the new version.': 'Aquí está la nueva versión.',
  'Here’s your text for {place}.': 'Aquí está tu texto para {place}.',
  'Here’s your picture for {place}.': 'Aquí está tu imagen para {place}.',
  'Here’s your picture.': 'Aquí está tu imagen.',
  'Here’s your carousel for {place}.': 'Aquí está tu carrusel para {place}.',
  'Here’s your carousel.': 'Aquí está tu carrusel.',
  'Here’s your audio.': 'Aquí está tu audio.',
  'The draft does not say "{words}". Which words do you mean?':
    'El borrador no dice «{words}». ¿A qué palabras te refieres?',
  'What should stand in place of "{words}"?': '¿Qué debe ir en lugar de «{words}»?',
  'What should it say instead?': '¿Qué debe decir en su lugar?',
  'What should be taken out?': '¿Qué debo quitar?',
  'Then nothing is left. What should it say?': 'Entonces no queda nada. ¿Qué debe decir?',
  'What exactly should be added?': '¿Qué debo añadir exactamente?',
  'What should be moved?': '¿Qué debo mover?',
  'What are the points of the list?': '¿Cuáles son los puntos de la lista?',
  'The built-in editor can lay it out as a list or as paragraphs; a connected AI model could write it as "{form}".':
    'El editor integrado puede ponerlo como lista o en párrafos; un modelo de IA conectado podría escribirlo como «{form}».',
  'A connected AI model could do that; the built-in editor keeps your own words.':
    'Eso podría hacerlo un modelo de IA conectado; el editor integrado conserva tus propias palabras.',
  'The built-in editor does not translate. A connected AI model could.':
    'El editor integrado no traduce. Un modelo de IA conectado podría hacerlo.',
  'What else should it say?': '¿Qué más debe decir?',
  'Nothing to mend was found.': 'No había nada que corregir.',
  'There is no earlier version.': 'No hay ninguna versión anterior.',
  'For which platform?': '¿Para qué red?',
  'The text is longer than {place} takes.': 'El texto es más largo de lo que admite {place}.',
  'Shortened to what {place} takes.': 'Acortado a lo que admite {place}.',
  'Every part of it is a fact. What may be left out?': 'Todo lo que dice es un dato. ¿Qué se puede quitar?',
  'That is too short for what it says. What may be left out?':
    'Es demasiado corto para lo que dice. ¿Qué se puede quitar?',
  'all platforms': 'todas las redes',
  '{count} of them has nothing to post yet.': '{count} de ellas aún no tiene texto.',
  '{count} of them have nothing to post yet.': '{count} de ellas aún no tienen texto.',
  'Which of the plans do you mean?': '¿A cuál de los planes te refieres?',
  'Which of the plans shall I cancel?': '¿Cuál de los planes cancelo?',
  'Which of the drafts do you mean?': '¿A cuál de los borradores te refieres?',
  'Which of the drafts shall I schedule?': '¿Cuál de los borradores programo?',
  'When should it go out?': '¿Cuándo debe salir?',
  'What should the post say?': '¿Qué debe decir la publicación?',
  'I’m not sure what you mean. What exactly should change?':
    'No estoy seguro de lo que quieres decir. ¿Qué debe cambiar exactamente?',
  'I’m not sure what you want. What should be written or changed?':
    'No estoy seguro de lo que quieres. ¿Qué hay que escribir o cambiar?',
  'Nothing is planned here. What should be cancelled?': 'Aquí no hay nada programado. ¿Qué hay que cancelar?',
  'Nothing is planned here. Which post do you mean?': 'Aquí no hay nada programado. ¿A qué publicación te refieres?',
  'Nothing is waiting for approval here. What do you want to post?':
    'Aquí no hay nada pendiente de aprobar. ¿Qué quieres publicar?',
  'There is no draft here yet. What should the text say?': 'Todavía no hay ningún borrador. ¿Qué debe decir el texto?',
  'There is no draft here yet. Which text do you mean?': 'Todavía no hay ningún borrador. ¿A qué texto te refieres?',
  'I know when, but not what. What should the posts say?':
    'Sé cuándo, pero no qué. ¿Qué deben decir las publicaciones?',
};
