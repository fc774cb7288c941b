import type { Accents } from './table.ts';

/** Left alone, since both are words: a, ou, la, des, sur, du, marche, ferme, passe, cote, prepare, pres, mur, tache, pate. */
export const FRENCH_ACCENTS: Accents = {
  words: `
  diplôme diplômes déviation déviations fière fières fièrement trône mélange mélanges
  accordéon accès activité activités actualité actualités adhérents adhésion agréable agréables allée allées amélioration améliorations
  améliorer annonçant annulée année années août appétit après apéritif apéritifs apéro armée arrivée arrivées arrêt arrêts arrêtée assemblée associée
  assurée autodérision avancée aînés aïoli baptêmes barrières barème beauté bibliothèque bibliothèques bientôt biodégradables bière bières blé blés
  boîte boîtes brûlée bâtiment bâtiments bébé bébés bégonia bénéfice bénéfices bénéficient bénéficier bénéficiez bénévolat bénévole bénévolement
  bénévoles bêches bête bûche bûches café caféine cafés cannelés canoë caractère caractères carrière carrières cassée charpentière chauffée châtaigne
  château châteaux chèque chèques chèvre chèvres cimetière cinéma clôture collège collègue collègues comité complémentaire compréhension
  comédie congés connaît conseillées conseillés consignées consécutifs coopérative coulée coulées coupée coût coûts croûte crèche crèches crème
  créateur créateurs créatif création créations crédit créer créneaux crêpe crêperie crêpes célibataire célèbre célébration célébrer céramique
  céramistes cérémonie côtelette côtelettes degrés dernière dernières derrière destinée deuxième dictée difficulté difficultés différent différente
  différentes différents diplômes discrétion disponibilité disponibilités drôle durée début débutant débutante débutants débuts décembre déchetterie
  déclassés décontracté décoration décorations décorer décorticage découverte découvertes découvrez découvrir décès définitive dégoulinante dégustation
  dégustations dégustez dégât dégâts déjeuner déjeuners déjà délai délais délicieuse délicieuses délicieux démarches démonstration démonstrations
  déménage déménagement déménager dénivelé dépannage départ départs déplacement déplacements déposer déposez dépôt dépôts désincarcération désolée
  désolés désormais détail détails développement développer déviée dîner dîners enquête enquêtes entraînement entraînements entraîneur entraîneuse
  entrée entrées espèces exigée expérience expériences expérimenté expérimentée extérieur extérieure extérieurs façade façades façon fenêtre fenêtres
  fermières fermée fermées fidèle fidèles fidélité fierté fièvre forêt forêts foulée fournée français française françaises frère frères fève fèves
  félicitations férié fériés février fête fêtes garçon garçons goût goûter goûters goûts granulés grâce grève gâteau gâteaux géant géante général
  générale générations généraux géraniums gérant gérante gîte gîtes honnête huître huîtres hâte hébergement hébergements hôpital hôtel hôtelier hôtels
  identité idéal idéale idéalement idée idées immobilière immédiat immédiate immédiatement impôt impôts indépendante infirmière ingénieur ingénieure
  intéressant intéressées intéressés intérieur intérieure intérêt itinéraire journée journées kiné kinésithérapeute kinésithérapie leçon leçons liberté
  limitées littérature livrées liège ludothèque lumière lumières lycée lycées légume légumes légumier légère maraîchère maternité matinée matériaux
  matériel matériels maître maîtresse menuisière meringuée misérabilisme modèle modèles moitié motivée musée musées mère mères mètre mètres mécanicien
  mécanicienne mécaniciens mécanique médecin médecins médiateurs médiathèque médiatrices médical médicale médicaux mémoire mérinos méthode méthodes
  métier métiers métrage métro météo même mêmes nièce nommément nouveauté nouveautés noël numérique numériques numérisons numéro numéros nécessaire
  nécessaires obsèques opération opérations paraître passées payée payées pitié pièce pièces plaît plutôt poignées possibilité posées poêlée première
  premières privée problème problèmes propriétaire propriétaires préau précédent précédente préemption préfecture préférence préférée préférés
  prénom prénoms préparation préparer préparez présence présent présentation présenter présentez présents président présidente prévenir prévoir prévois
  prévoyez prévu prévue prévues prévus pâques pâtisserie pâtisseries pâtissier pâtissière père pères pédagogique pédibus pépite période périodes
  pétanque pétition pétrit qualité québécois randonnée rattrapées recommandées recréer remboursée remontées rentrée reportée reportées retrouvée reçu
  reçue reçus rivière routière règle règlement règles réalisation réalisatrice réaliser récapitulatif récemment récolter récréation récréative
  récupérer rédaction rédiger réduction réductions région régional régionale régionaux régulier régulière rénovation rénovations rénover réouverture
  réparation réparations réparer répondre réponse réponses répétition résa réseau réseaux réservation réservations réserver réservez réservées
  résidence résilience résultat résultats résumé rétablie réunion réussi réussir réussite révision réécrit rééducation rêver rôti santé sauvée
  secrétaire secrétariat sincère sixièmes sobriété société sociétés soirée soirées spécial spéciale spécialiste spécialistes spécialité spécialités
  spéciaux stratégie supplément supplémentaire supplémentaires supérieur système systèmes séance séances sécheresse sécurité sélection série séries
  sérieuse sérieux sûrement température températures thème thèmes théâtre théâtres tournées traîneau très trésor trésorier trésorière télégraphique
  téléphone téléphoner téléphones téléphonez télétravail témoignage témoignages témoin ténors tête têtes tôt université velouté voilà volonté végétal
  végétarien végétarienne végétaux véhicule véhicules vélo vélos vérification vérifier vétérinaire vétérinaires vêtement vêtements zéro âgées âme ça
  éboueurs éboulement échange échanges écharpe écharpes échasses échecs échelle éclairage école écoles écolier écologique économie économies écrire
  écris écriture édition éditions éducatif éducation égalité église élection élections électricien électricité électrique électroménager électronique
  élevage éleveur éleveurs élue élus élève élèves élégant élégante émission émoticônes émotion énergie énergies épargne épicerie épices épisode époque
  épreuve épreuves équilibre équilibrés équipe équipement équipes équitation équivalent étage étages étaient était étang étangs état éteindre
  étiquette étiquettes étoile étoiles étranger étroit étudiant étudiante étudiantes étudiants étui été étés éviter évènement événement événements êtes
  être île îles
  `,
  endings: [
    [/(?<=\p{L}{2})ee(s?)$/u, 'ée$1'],
    [/ieme(s?)$/u, 'ième$1'],
    [/iere(s?)$/u, 'ière$1'],
  ],
  plain: 'coffee free toffee jubilee yankee frisbee brunchee employee',
  phrases: [
    [
      /(?<![\p{L}'’])a(?= (?:\d{1,2} ?h|midi(?!\p{L})|minuit|partir (?:de|du|d['’])|cause d|côté|nouveau|bientôt|emporter|volonté|domicile|vendre|louer|pied|vélo|tous|toutes|votre|vos|notre|l['’]école|l['’]accueil|la (?:mairie|médiathèque|salle|boutique|gare|ferme|caisse|maison|bibliothèque|carte|place)))/gu,
      'à',
    ],
    [/(?<=^|[.!?]\s|\n)A(?= (?:partir d|bientôt|vos|vendre|louer|tous))/gu, 'À'],
    [
      /(?<=(?:pensez|rendez-vous|merci|bienvenue|inscription|inscriptions|venez|face|jusqu['’]|grâce|prêts?|invite) ?)(?<![\p{L}])a(?= \p{L})/giu,
      'à',
    ],
    [/(?<=(?:soupe|tarte|pain|glace|gâteau|crêpes?|salade|poulet|confiture|gratin) )a(?= la | l['’])/giu, 'à'],
    [/(?<=\d\s?h(?:\d\d)? )a(?= \d)/gu, 'à'],
    [/(?<!\p{L})cote(?= de(?!\p{L}))(?<=à cote)/gu, 'côté'],
    [/(?<!\p{L})pres(?= (?:de|du|des|d['’]))/giu, 'près'],
    [
      /(?<!\p{L})des(?= (?:\d{1,2} ?h|aujourd|demain|maintenant|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche))/gu,
      'dès',
    ],
    [
      /(?<!\p{L})marche(?= (?:de no[eë]l|aux |de producteurs|couvert|bio(?!\p{L})|nocturne|artisanal|de printemps))/giu,
      'marché',
    ],
    [/(?<!\p{L})no[eë]l(?!\p{L})/gu, 'Noël'],
    [/(?<!\p{L})p[aâ]ques(?!\p{L})/gu, 'Pâques'],
    [/(?<!\p{L})sur(?= (?:et certain|de soi))/gu, 'sûr'],
    [/(?<!\p{L})(s['’]il (?:vous|te) )plait(?!\p{L})/giu, '$1plaît'],
  ],
};
