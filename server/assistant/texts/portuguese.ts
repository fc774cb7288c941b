import type { Sentence } from './german.ts';

export const PORTUGUESE_SENTENCES: Record<Sentence, string> = {
  'Hello! Tell me what you want to post, and for which network if you know.':
    'Olá! Diga-me o que quer publicar e em que rede, se já souber.',
  'You’re welcome. Tell me what is next.': 'De nada. Diga-me o que vem a seguir.',
  'All right. Everything stays as it is until you say more.': 'Está bem. Fica tudo como está até me dizer mais.',
  'I’m sorry that this is in your way. Tell me which post or plan it is about and what should be different, and I’ll change it.':
    'Lamento o incómodo. Diga-me de que post ou plano se trata e o que deve mudar, e eu mudo.',
  'What shall I do with this photo? Tell me the words of a post that it goes with, or what should stand on it.':
    'O que faço com esta foto? Diz-me o texto da publicação que acompanha, ou o que deve estar escrito nela.',
  'Here it is with your photo.': 'Aqui está com a tua foto.',
  'I write posts from your own words, make pictures and sound, and plan posts: say what and when, and I answer with a plan. Nothing runs before you approve it; approved posts wait for you under Scheduled Tasks at their time. You can change or cancel a waiting plan by telling me.':
    'Escrevo posts com as suas próprias palavras, faço imagens e áudio e planeio: diga o quê e quando, e respondo com um plano. Nada sai sem a sua aprovação; o que for aprovado espera por si à sua hora em «Scheduled Tasks». Um plano pendente muda-se ou cancela-se dizendo-me.',
  'I only know what you tell me, so I can’t answer that well. Tell me what the post should say, and I’ll lay it out. A connected language model can answer questions like this.':
    'Só sei o que me diz, por isso não consigo responder bem a isso. Diga-me o que o post deve dizer e eu dou-lhe forma. Um modelo de linguagem ligado pode responder a perguntas destas.',
  'I don’t think up ideas, but your own news makes the best posts: what is new, what people ask you most, what is coming up, who does the work. Tell me one of these, and I’ll make a post of it. A connected language model can suggest ideas.':
    'Não invento ideias, mas as tuas próprias novidades dão as melhores publicações: o que há de novo, o que mais te perguntam, o que está para vir, quem faz o trabalho. Diz-me uma delas e faço uma publicação. Um modelo de linguagem ligado pode sugerir ideias.',
  'There is no such draft here. Which text do you mean?': 'Não há tal rascunho aqui. A que texto se refere?',
  'What should change about the plan?': 'O que deve mudar no plano?',
  'Nothing is changed. What should change about the plan?': 'Nada foi alterado. O que deve mudar no plano?',
  'How often should it repeat?': 'Com que frequência deve repetir-se?',
  'It goes to all of its places at once. Do you mean the whole plan?':
    'Sai em todos os lugares ao mesmo tempo. Refere-se ao plano inteiro?',
  'When should it be posted instead?': 'Quando deve ser publicado em vez disso?',
  'Where should it be posted instead?': 'Onde deve ser publicado em vez disso?',
  'Do you mean the time of the post, or a figure in its text?':
    'Refere-se à hora da publicação ou a um número do texto?',
  'What should the text be about?': 'Sobre o que deve ser o texto?',
  'I’ve prepared a schedule: {plan}. Approve it, and the post is ready for you at its time.':
    'Preparei um plano: {plan}. Aprove-o e o post estará pronto à sua hora.',
  'I’ve prepared a schedule. Approve it, and the post is ready for you at its time.':
    'Preparei um plano. Aprove-o e o post estará pronto à sua hora.',
  'I’ve prepared {count} posts. Approve the ones that you want: each is ready for you at its time.':
    'Preparei {count} posts. Aprove os que quiser: cada um estará pronto à sua hora.',
  'I know when, but not what. Say it again with what it is about, {example}':
    'Sei quando, mas não o quê. Diga de novo com o assunto do post.',
  'That is not enough for {count} posts. What should each of them say?':
    'Não chega para {count} publicações. O que deve dizer cada uma?',
  'Every post has this same text.': 'Todos os posts têm este mesmo texto.',
  'The picture is gone.': 'A imagem foi retirada.',
  'The sound is gone.': 'O áudio foi retirado.',
  'Here is another picture.': 'Aqui está outra imagem.',
  'Here is another sound.': 'Aqui está outro áudio.',
  'The picture is changed.': 'A imagem está alterada.',
  'That picture is your own: open it on the card to change it, or ask for another picture.':
    'Essa imagem é sua: abra-a no cartão para a alterar, ou peça outra imagem.',
  'Here is the picture.': 'Aqui está a imagem.',
  'Here is the sound.': 'Aqui está o áudio.',
  'The plan still waits for your approval.': 'O plano continua à espera da sua aprovação.',
  'That time has passed. When should it go out instead?': 'Esse momento já passou. Quando deve ser publicado?',
  '{month} has {days} days. Which day do you mean?': 'O mês de {month} tem {days} dias. A que dia se refere?',
  'There is no such time. When should it go out?': 'Esse momento não existe. Quando deve ser publicado?',
  'I know when.': 'Sei quando.',
  'What should it say? I post your own words and think up none: tell me the text, or connect an AI model in Settings, which writes it for you.':
    'O que deve dizer? Publico as suas próprias palavras e não invento nenhuma: diga-me o texto, ou ligue um modelo de IA nas definições, que o escreve.',
  '“{words}” has passed, so this is the next such time.': '«{words}» já passou; esta é a próxima ocasião.',
  'Changed. It still waits for your approval.': 'Alterado. Continua à espera da sua aprovação.',
  'Changed: {plans}. It still waits for your approval.': 'Alterado: {plans}. Continua à espera da sua aprovação.',
  'Changed. It still waits for your approval: {text}': 'Alterado. Continua à espera da sua aprovação: {text}',
  'Cancelled: {plans}.': 'Cancelado: {plans}.',
  'No plan waits for approval in this conversation, so there is nothing to change.':
    'Nenhum plano espera aprovação nesta conversa, por isso não há nada a mudar.',
  'That plan is approved already. Open it under Scheduled Tasks to change or delete it.':
    'Esse plano já está aprovado. Abra-o em «Scheduled Tasks» para o mudar ou apagar.',
  'Nothing is waiting for your approval here.': 'Aqui nada espera a sua aprovação.',
  'Press Approve on the card to approve it: {plans}. I never approve anything by myself.':
    'Para aprovar, carregue em «Approve» no cartão: {plans}. Eu nunca aprovo nada sozinho.',
  '{moment} has passed. When do you want it instead?': '{moment} já passou. Quando o quer então?',
  'Nothing is planned there.': 'Não há nada agendado.',
  'One plan, {state}: {plan}.': 'Um plano, {state}: {plan}.',
  'That makes one post: {days}.': 'É uma publicação: {days}.',
  'That makes {count} posts: {days}.': 'São {count} publicações: {days}.',
  '{count} plans:': '{count} planos:',
  'waiting for your approval': 'à espera da sua aprovação',
  approved: 'aprovado',
  'every hour': 'a cada hora',
  'every day': 'todos os dias',
  'every working day': 'todos os dias úteis',
  'every week': 'todas as semanas',
  'every two weeks': 'a cada duas semanas',
  'every month': 'todos os meses',
  'every year': 'todos os anos',
  'again and again': 'várias vezes',
  '{count} times': '{count} vezes',
  'until {day}': 'até {day}',
  'Your draft says: {text}': 'O seu rascunho diz: {text}',
  'The text says: {text}': 'O texto diz: {text}',
  'It stays as it is.': 'Fica como está.',
  'Here’s the new version.': 'Aqui está a nova versão.',
  'Here’s your text for {place}.': 'Aqui está o seu texto para {place}.',
  'Here’s your picture for {place}.': 'Aqui está a sua imagem para {place}.',
  'Here’s your picture.': 'Aqui está a sua imagem.',
  'Here’s your carousel for {place}.': 'Aqui está o seu carrossel para {place}.',
  'Here’s your carousel.': 'Aqui está o seu carrossel.',
  'Here’s your audio.': 'Aqui está o seu áudio.',
  'The draft does not say "{words}". Which words do you mean?':
    'O rascunho não diz «{words}». A que palavras se refere?',
  'What should stand in place of "{words}"?': 'O que deve ficar em vez de «{words}»?',
  'What should it say instead?': 'O que deve dizer em vez disso?',
  'What should be taken out?': 'O que devo tirar?',
  'Then nothing is left. What should it say?': 'Então não sobra nada. O que deve dizer?',
  'What exactly should be added?': 'O que devo acrescentar exatamente?',
  'What should be moved?': 'O que devo mudar de lugar?',
  'What are the points of the list?': 'Quais são os pontos da lista?',
  'The built-in editor can lay it out as a list or as paragraphs; a connected AI model could write it as "{form}".':
    'O editor integrado pode pô-lo em lista ou em parágrafos; um modelo de IA ligado poderia escrevê-lo como «{form}».',
  'A connected AI model could do that; the built-in editor keeps your own words.':
    'Isso poderia fazê-lo um modelo de IA ligado; o editor integrado mantém as suas próprias palavras.',
  'The built-in editor does not translate. A connected AI model could.':
    'O editor integrado não traduz. Um modelo de IA ligado poderia fazê-lo.',
  'What else should it say?': 'Que mais deve dizer?',
  'Nothing to mend was found.': 'Não havia nada a corrigir.',
  'There is no earlier version.': 'Não há versão anterior.',
  'For which platform?': 'Para que rede?',
  'The text is longer than {place} takes.': 'O texto é mais longo do que {place} permite.',
  'Shortened to what {place} takes.': 'Encurtado ao que {place} permite.',
  'Every part of it is a fact. What may be left out?': 'Cada parte é um facto. O que se pode tirar?',
  'That is too short for what it says. What may be left out?': 'É curto demais para o que diz. O que se pode tirar?',
  'all platforms': 'todas as redes',
  '{count} of them has nothing to post yet.': '{count} deles ainda não tem texto.',
  '{count} of them have nothing to post yet.': '{count} deles ainda não têm texto.',
  'Which of the plans do you mean?': 'A qual dos planos se refere?',
  'Which of the plans shall I cancel?': 'Qual dos planos devo cancelar?',
  'Which of the drafts do you mean?': 'A qual dos rascunhos se refere?',
  'Which of the drafts shall I schedule?': 'Qual dos rascunhos devo agendar?',
  'When should it go out?': 'Quando deve sair?',
  'What should the post say?': 'O que deve dizer a publicação?',
  'I’m not sure what you mean. What exactly should change?':
    'Não tenho a certeza do que quer dizer. O que deve mudar exatamente?',
  'I’m not sure what you want. What should be written or changed?':
    'Não tenho a certeza do que pretende. O que devo escrever ou mudar?',
  'Nothing is planned here. What should be cancelled?': 'Não há nada agendado aqui. O que devo cancelar?',
  'Nothing is planned here. Which post do you mean?': 'Não há nada agendado aqui. A que publicação se refere?',
  'Nothing is waiting for approval here. What do you want to post?': 'Nada espera aprovação aqui. O que quer publicar?',
  'There is no draft here yet. What should the text say?':
    'Ainda não há nenhum rascunho aqui. O que deve dizer o texto?',
  'There is no draft here yet. Which text do you mean?': 'Ainda não há nenhum rascunho aqui. A que texto se refere?',
  'I know when, but not what. What should the posts say?':
    'Sei quando, mas não o quê. O que devem dizer as publicações?',
};
