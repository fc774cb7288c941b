import type { Accents } from './table.ts';

/** Left alone, since both are words: e, a, esta, la, publico, pratica, pais, por, da, as, para, premio (prêmio or prémio). */
export const PORTUGUESE_ACCENTS: Accents = {
  words: `
  informática logística estética elétricas
  abraço abraços académico acréscimo alguém aliança aliás almoço almoços além amanhã antirrábica anéis anúncio após artístico ateliê atenderá através
  atrás até avelã açaí açúcar bagaço balé baú bibliotecária braço braços brócolis buquê básica básico bónus cabeça café cafés calça calçado calças
  cansaço capricórnio caracóis cardápio caçamba centímetros cerâmica chapéu chapéus chá chás clássica clássico clínica cobrança colégio começa começam
  começar começou comunitária condomínio condomínios condóminos confiança conteúdo contámos contém cortiça criança crianças crédito créditos currículo
  currículos câmara câmaras cães céu cêntimos código códigos dança danças daí dentária depósito desgraça deverá diferença diferenças difíceis difícil
  doença doenças débito dúvida dúvidas dúzia dúzias económica económico edifício edifícios elétrica elétrico elétricos endereço endereços engraçada
  engraçado espaço espaços esperança estagiária estará estádio estágio estágios estúdio exercício exercícios eólica família famílias farmácia farmácias
  faça faças faço faísca fenómeno folclórico força francês frágil fáceis fácil férias fêmeas física garçom ginásio gostaríamos graúdo gráfica gráficas
  grátis gíria haverá herança herói heróis histórias hortelã hotéis hábito hábitos hóspede hóspedes húmido imóveis imóvel incluída incluídas
  incluído incluídos inglês inquérito início irmãos irmãs juízo já lançar lembrança lembranças lençóis licença liderança linóleo lápis lâmpada lâmpadas
  língua línguas líquido líquidos manhã manhãs mantém mantêm março matança matemática matrícula matrículas maçã maçãs mecânica mecânico memórias
  milésimo minúscula mudança mudanças município municípios munícipe máquina máquinas máximo mãe mães mãos médica médicas médico médicos médio médios
  mérito método métodos mês móveis móvel música músicas músico músicos nabiças negócio negócios ninguém nostálgico notícias níveis número números
  olimpíada olimpíadas olá orgânica orgânico orçamento orçamentos oásis palhaço papéis parabéns parágrafo parágrafos paróquia pastéis países pedaço
  pedaços período períodos pescoço peças picolé plástico português portátil porém poupança praça praças presença preço preços prédio prédios própria
  próprio prótese próteses próxima próximas próximo próximos página páginas péssimo põe quilómetro quilómetros quilômetros químico raízes remédio
  remédios república robótica robô rodoviária rodízio romântico rádio rápida rápido rápidos réu saída saídas saúde segurança serviço serviços será
  silêncio simbólica simpático sofá sofás solidária sáb sábado sábados sério símbolo só sócia sócias sócio sócios sólido também telemóveis
  telemóvel terraço terá terça terças troféu troféus tráfego trânsito três turístico técnica técnico técnicos térreo têxtil título tópicos túnel
  veterinária vizinhança você vocês véspera vésperas véu vídeo vídeos vírgula água águas área áreas árvore árvores ânimo época épocas ídolo índice
  óculos óleo órgãos ótica ótima ótimo ônibus última últimas último últimos úmido única únicas único únicos úteis útil
  `,
  endings: [
    [/[cç]ao$/u, 'ção'],
    [/[cç]oes$/u, 'ções'],
    [/(?<=\p{L})ao$/u, 'ão'],
    [/(?<=\p{L}[lrstvzhmn])oes$/u, 'ões'],
    [/([ai])vel$/u, (_: string, vowel: string) => (vowel === 'a' ? 'ável' : 'ível')],
    [/([ai])veis$/u, (_: string, vowel: string) => (vowel === 'a' ? 'áveis' : 'íveis')],
    [/(?<=\p{L}{2})ario(s?)$/u, 'ário$1'],
    [/(?<=\p{L}{2})orio(s?)$/u, 'ório$1'],
    [/(?<=\p{L}{2})enci(as?)$/u, 'ênci$1'],
    [/(?<=\p{L}{2})anci(as?)$/u, 'ânci$1'],
    [/issim([oa]s?)$/u, 'íssim$1'],
    [/ologic([oa]s?)$/u, 'ológic$1'],
  ],
  plain: 'cacao silencia influencia evidencia financia gerencia diferencia',
  phrases: [
    [/(?<=(?:^|[.!?,]\s|(?<!\p{L})(?:não|ainda|já|só|nunca) ))ha(?= \p{L})/giu, 'há'],
    [
      /(?<!\p{L}|(?:entre|até|desde|após|para|entre as \d{1,2}(?:[h:]\d{0,2})? e) )as(?= \d{1,2}(?:h|:\d|\.\d\d| horas| e meia))/gu,
      'às',
    ],
    [/(?<=das \d{1,2}(?:[h:]\d{0,2})? )as(?= \d)/gu, 'às'],
    [
      /(?<!\p{L})esta(?= (?:fechad|abert|previst|disponível|confirmad|prepar|pront|esgotad|de volta|de férias|em obras|incluíd|convidad)\p{L}*)/gu,
      'está',
    ],
    [
      /(?<!\p{L})e(?= (?:preciso|necessário|possível|gratuit|grátis|obrigatóri|proibid|permitid|só |já |hoje|amanhã)\p{L}*)(?<=(?:não|entrada|inscrição|tudo|isto|isso|que|evento|também) e)/gu,
      'é',
    ],
    [/(?<=\bde )marco(?!\p{L})/gu, 'março'],
    [/(?<=(?<!\p{L})pão de )lo(?!\p{L})/gu, 'ló'],
    [/(?<=(?:de|a|pe|do) )pe(?!\p{L})/gu, 'pé'],
    [
      /(?<=(?:feliz |ceia de |mercado de |festa de |cabaz de |árvore de |véspera de |jantar de |almoço de |mercadinho de ))natal(?!\p{L})/gu,
      'Natal',
    ],
  ],
};
