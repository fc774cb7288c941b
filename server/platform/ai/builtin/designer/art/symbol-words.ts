/**
 * Which words name which symbol, one symbol a line: English | German | Spanish | French | Portuguese | Italian.
 *
 * - 'running_shoes' are two words that follow each other; the longest row of words wins.
 * - 'kaffee~' begins a compound, '~brot' ends one; every other word only takes its language's plural.
 * - '?' before a symbol: it stands for an occasion or a mood, and is taken where no thing is named.
 * - '*' before a symbol: it stands for things of its kind, and is taken only where one of them is to be drawn or wished for.
 * - '≈' before a word: it has other senses ('nursery', 'bar'), may stand in several rows, and counts where another word says the same.
 * - '!' names no symbol: words that would mislead ('food bank' is no bank).
 *
 * A word that means another thing in another of these languages stands here only in company ('du_pain', for English has 'pain'),
 * for no symbol is better than a wrong one.
 */
export const SYMBOL_WORDS = `
!: oat_milk almond_milk soy_milk soya_milk coconut_milk rice_milk bank_holiday food_bank dress_code state_of_the_art house_wine house_music in_house full_house piece_of_cake home_page cat_walk pet_peeve hot_dog key_points at_heart by_heart heart_of star_sign jam_session labor_day boxes plant_based | konkurs exkurs diskurs | | | segunda_feira terça_feira quarta_feira quinta_feira sexta_feira |

coffee: coffee espresso cappuccino latte barista cafe café flat_white cold_brew | kaffee~ ~kaffee café | cafetería | café | cafeteria | caffè caffetteria
coffee-bean: coffee_bean roastery coffee_roaster our_beans roast_our | kaffeebohne rösterei kaffeerösterei | tostador granos_de_café | torréfaction torréfacteur | torrefação grãos_de_café | torrefazione
tea-bag: tea teahouse tea_room chai matcha herbal_tea | tee teehaus kräutertee schwarztee grüntee teezeremonie | té tetería infusiones | thé infusion salon_de_thé | chá casa_de_chá | tè tisana tisane
bread: bread sourdough bakery bakeries baker baguette loaf loaves bagel focaccia ciabatta rye ≈workshop | brot ~brot brötchen bäckerei~ ~bäckerei bäcker sauerteig~ semmel | panadería panadero el_pan pan_de hogaza masa_madre barra_de_pan | boulangerie boulanger du_pain le_pain pain_au pain_de levain | padaria padeiro pão pães | panetteria panificio fornaio il_pane del_pane pane_fresco lievito_madre
cookie: cookie biscuit shortbread gingerbread | keks kekse plätzchen weihnachtsplätzchen lebkuchen | galleta | sablé | biscoito bolacha | biscotto biscotti
cake: cake cupcake muffin pastry pastries patisserie birthday cheesecake brownie apple_pie croissant cinnamon_bun bun | kuchen ~kuchen torten ~torte konditorei geburtstag~ gebäck | tarta pastelería cumpleaños repostería bizcocho | gâteau pâtisserie anniversaire viennoiserie | bolo confeitaria aniversário pastelaria pastéis pastel_de_nata | torta torte pasticceria compleanno
pizza: pizza pizzeria | pizza~ pizzen | pizzería | | pizzaria | pizze pizzerie
hamburger: burger hamburger cheeseburger | | hamburguesa hamburguesería | | hambúrguer hamburgueria | hamburgeria
ice-cream: ice_cream gelato gelateria sorbet sundae | eisdiele eiscreme eisbecher speiseeis softeis eiscafé eissorte | helado heladería | crème_glacée | sorvete sorveteria gelado gelataria | gelati gelaterie
popsicle: popsicle ice_lolly ice_lollies ice_pop | eis_am_stiel | paleta | | picolé | ghiacciolo ghiaccioli
popcorn: popcorn | | palomitas | | pipoca |
wine: wine winery wineries vineyard merlot riesling ≈glasses | wein weine rotwein weißwein weingut weinprobe weinabend winzer weinhandlung weinbar weinfest weinverkostung | vino bodega viñedo | vin vignoble caviste vigneron | vinho vinícola | vini cantina enoteca vigneto
champagne: champagne prosecco sparkling_wine | sekt champagner | champán | crémant | espumante | spumante
cheers: cheers happy_hour aperitif new_years_eve new_year_eve | silvester sektempfang | nochevieja brindis | apéro apéritif réveillon | réveillon brinde | aperitivo brindisi capodanno
martini: cocktail martini mocktail ≈bar | cocktail~ | cóctel coctelería | | coquetel | 
beer-stein: beer brewery breweries pub ale lager taproom oktoberfest ≈bar | bier biere ~bier brauerei ~brauerei biergarten kneipe | cerveza cervecería | bière brasseur microbrasserie | cerveja cervejaria | birra birre birrificio birreria
brandy: whisky whiskey brandy cognac | | | | uísque |
orange-slice: lemon lemons citrus lemonade orange_juice oranges | zitrone limonade orangensaft zitrus~ | limón limones limonada naranjas zumo_de_naranja | citron agrumes limonade | limão limões limonada laranjas suco_de_laranja | limone limoni arance agrumi limonata
cherries: cherry cherries fruit | kirsche obst~ früchte | cereza fruta frutería | cerise | cereja frutaria | ciliegia ciliegie frutta fruttivendolo
avocado: avocado guacamole | | aguacate | | abacate |
carrot: carrot vegetable veg veggie vegan vegetarian greengrocer farmers_market | karotte möhre gemüse~ vegan vegetarisch wochenmarkt | zanahoria verdura hortaliza vegano vegana vegetariano | carotte légume végétarien végétarienne végan maraîcher | cenoura legume vegetariana | carota carote ortaggi verdure
pepper: chilli chili spicy jalapeño | chilischote | picante guindilla | piment | pimenta | peperoncino piccante
egg-crack: breakfast brunch fried_egg omelette | frühstück~ rührei spiegelei | desayuno tortilla | petit_déjeuner | pequeno_almoço café_da_manhã | colazione frittata
egg: egg | eier frühstücksei | huevo | œuf oeuf | ovo | uovo uova
?egg: easter | oster~ | pascua | pâques | páscoa | pasqua
cheese: cheese cheddar cheesemonger | käse ~käse käserei | queso quesería | fromage fromagerie fromager | queijo queijaria | formaggio formaggi caseificio
fish: fish seafood fishmonger salmon tuna trout angling aquarium plaice haddock | fische fischgeschäft fischerei lachs forelle angeln meeresfrüchte aquarium | pescado pescadería marisco salmón atún pez | poisson poissonnerie poissonnier saumon thon | peixe peixaria salmão atum | pesce pescheria salmone tonno
shrimp: shrimp prawn | garnele krabbe | gamba langostino | crevette | camarão camarões | gambero gamberi scampi
onigiri: sushi onigiri | | | | |
cow: cow beef steak butcher dairy milk | rind kuh kühe metzgerei metzger fleischerei milch~ | vaca carnicería carnicero leche ternera | vache boucherie boucher bœuf lait | açougue leite talho | mucca macelleria macellaio manzo
grains: wheat flour harvest cereal | weizen mehl getreide ernte~ | trigo harina cosecha | farine moisson récolte | farinha colheita | farina raccolto
bowl-food: salad granola muesli rice_bowl poke_bowl | salat ~salat müsli | ensalada arroz | salade riz | salada | insalata insalate riso
bowl-steam: soup ramen noodle stew curry | suppe ~suppe eintopf nudel nudelsuppe | sopa caldo guiso | soupe potage | caldo_verde | zuppa zuppe minestra brodo
cooking-pot: cooking recipe homemade_jam slow_cooker | kochen rezept ~rezept | receta cocinar la_cocina | recette cuisiner la_cuisine | receita cozinhar cozinha | ricetta ricette cucinare cucina
chef-hat: pastry_chef sous_chef head_chef our_chef private_chef cooking_class cookery catering caterer | koch köchin kochkurs chefkoch partyservice | cocinero cocinera | cuisinier cuisinière traiteur | cozinheiro cozinheira | cuoco cuoca cuochi
fork-knife: restaurant lunch dinner bistro supper buffet pasta set_menu lunch_menu | restaurant mittagstisch mittagessen abendessen gasthof gasthaus speisekarte wirtshaus | restaurante almuerzo cena tapas menú_del_día | déjeuner dîner plat_du_jour bistrot repas | almoço jantar refeição refeições cardápio | ristorante pranzo trattoria osteria osterie
?fork-knife: food menu meal dish eat dining | essen menü speisen | comida menú | manger menu | ementa comer | cibo menù piatti
jar-label: jam honey marmalade chutney pickle preserves | marmelade honig konfitüre imker imkerei | mermelada miel | confiture | geleia compota mel | marmellata miele
fire: barbecue bbq grill | grillen grillfest grillabend grillparty | barbacoa parrilla asado | grillade | churrasco grelhados | grigliata griglia
drop: water hydration | trinkwasser mineralwasser wasser | agua | eau_potable eau_minérale | água | acqua

?storefront: grand_opening new_shop pop_up_shop boutique shopfront | neueröffnung eröffnung | inauguración | ouverture_de_notre nouvelle_boutique | inauguração | inaugurazione
?storefront: shop ≈store opening retail | laden geschäft filiale | tienda comercio | magasin ouverture | loja comércio | negozio bottega apertura
shopping-cart: grocery groceries supermarket | supermarkt lebensmittel | supermercado | supermarché épicerie | mercearia | supermercato
basket: basket hamper picnic flea_market market_stall | korb picknick flohmarkt marktstand | cesta pícnic mercadillo | panier pique_nique brocante vide_grenier | cesta_básica piquenique | cesto picnic mercatino
?basket: market | markt weihnachtsmarkt bauernmarkt | mercado | marché | feira | mercato
?shopping-bag: shopping purchase | einkaufen shopping | compras | achats | | acquisti
handbag: handbag purse leather_goods | handtasche | bolso | sac_à_main maroquinerie | bolsa | borsa borse borsetta
gift: gift gifts giveaway voucher gift_card christmas_present birthday_present | geschenk ~geschenk gutschein~ | regalo sorteo | cadeau bon_cadeau | vale_presente sorteio presentes | regali buono_regalo
?ticket: ticket admission raffle | eintrittskarte ticket tombola verlosung | entradas boleto rifa | billet billetterie tombola | ingresso bilhete | biglietto biglietti lotteria
?seal-percent: sale discount offer clearance bargain reduced black_friday | rabatt angebot sale ausverkauf schlussverkauf | rebaja descuento oferta | soldes promotion promo remise réduction | promoção promoções desconto liquidação | sconto sconti saldi offerta svendita
credit-card: credit_card card_payment contactless_payment | kreditkarte kartenzahlung | tarjeta_de_crédito | carte_bancaire carte_de_crédito | cartão_de_crédito | carta_di_credito
wallet: budget budgeting wallet | haushaltsbuch geldbeutel | presupuesto | portefeuille | orçamento carteira | portafoglio
piggy-bank: savings saving_money save_money pension retirement | sparen sparschwein rente altersvorsorge | ahorro ahorrar pensión | épargne retraite | poupança poupar aposentadoria | risparmio risparmiare pensione
coins: money cash | geld bargeld | dinero | | dinheiro | denaro soldi
hand-heart: donation donate charity volunteer volunteering fundraiser fundraising | spenden ehrenamt freiwillige | donación donar voluntario voluntarios | dons bénévole bénévolat | doação doações doar voluntários | donazione donazioni donare volontari beneficenza
?hand-heart: thank_you thanks | danke dankeschön vielen_dank | gracias | merci | obrigado obrigada | grazie
bank: ≈bank banking mortgage loan | sparkasse hypothek kredit | hipoteca préstamo | banque | empréstimo | banca mutuo prestito
calculator: accounting accountant bookkeeping bookkeeper tax taxes payroll tax_return | steuern steuererklärung steuerberater steuerberatung buchhaltung | contabilidad contable impuestos gestoría | comptabilité comptable impôt | contabilidade impostos | contabilità commercialista tasse
invoice: invoice invoicing | rechnung | factura facturación | facture facturation | fatura faturamento | fattura fatture fatturazione
receipt: receipt expenses | quittung | recibo gastos | | despesas | scontrino spese
?chart-line-up: growth revenue profit turnover analytics sales_figures | wachstum umsatz gewinn | crecimiento ventas | croissance | crescimento vendas lucro | crescita fatturato vendite
?chart-bar: statistics survey market_research findings | statistik umfrage studie | estadísticas encuesta | statistiques sondage | estatísticas pesquisa inquérito | statistiche sondaggio
?target: goal resolution | ziele vorsätze | objetivo metas | objectif | metas | obiettivo obiettivi
presentation-chart: presentation webinar seminar | präsentation webinar seminar vortrag | presentación seminario | présentation webinaire séminaire | apresentação seminário | presentazione
?chalkboard-teacher: ≈workshop course lesson ≈training teacher masterclass tutoring tutor ≈class | workshop kurs ~kurs unterricht lehrer schulung nachhilfe | taller curso clase profesor | atelier cours professeur formation | oficina aula professor formação | corso corsi lezione lezioni insegnante
graduation-cap: graduation university student exam scholarship | abschluss studium universität studenten prüfung abitur | graduación universidad estudiante examen beca | université étudiant examen diplôme | formatura universidade estudante exame | laurea università studenti esame esami
backpack: school back_to_school pupil schoolbag backpack | schule schulanfang schulranzen einschulung grundschule rucksack | colegio escuela mochila | école rentrée cartable | escola volta_às_aulas | scuola zaino
pencil: pencil stationery | bleistift schreibwaren | lápiz papelería | crayon papeterie | lápis papelaria | matita matite cartoleria
pen-nib: writing writer calligraphy copywriting poem poetry | kalligrafie gedicht schriftsteller | escritura escritor caligrafía poesía | écriture écrivain calligraphie poésie | escrita caligrafia poesia | scrittura scrittore calligrafia
book-open: books book_club bookshop bookstore reading novel library storytime paperback a_book new_book what_book | buch bücher ~buch buchhandlung buchladen lesung bibliothek bücherei roman | libro librería lectura biblioteca novela | librairie bibliothèque des_livres nos_livres un_livre le_livre | livro livraria leitura | libri libreria lettura romanzo
?newspaper: newspaper newsletter press_release blog news | zeitung nachrichten newsletter | periódico noticias | journal actualités | jornal notícias | giornale notizie
?envelope: email e_mail letter inbox | e_mail | correo | courriel | | lettera
?phone: call_us telephone hotline | telefon hotline | teléfono llámanos | téléphone appelez | telefone ligue | telefono chiamaci
device-mobile: app smartphone iphone android our_app | app handy smartphone | móvil aplicación | appli smartphone | celular telemóvel aplicativo | cellulare
laptop: laptop computer website web_design software | laptop website webseite webdesign | portátil ordenador sitio_web página_web | ordinateur site_web site_internet logiciel | computador | sito_web
code: coding programming developer hackathon | programmieren entwickler programmierung | programación programador desarrollador | développeur programmation | programação programador | programmazione sviluppatore sviluppatori
robot: robot chatbot artificial_intelligence | roboter künstliche_intelligenz | inteligencia_artificial | intelligence_artificielle | inteligência_artificial robô | intelligenza_artificiale
camera: photographer photography photo_shoot cameras a_camera camera_shop better_photos portrait | fotograf fotografie fotoshooting fotokurs kameras | fotógrafo fotografía | photographe photographie appareil_photo | fotografia | fotografo fotocamera
film-slate: film movie cinema documentary | film filme kino ~kino | película cine | cinéma | | pellicola
video-camera: video vlog filming | video | vídeo | vidéo | |
microphone-stage: open_mic karaoke singer singing live_music gig choir comedy_night ≈audition | karaoke sänger gesang | cantante coro | chanteur chanteuse chorale | concerto cantor | concerti
microphone: podcast interview | podcast interview | entrevista | | | intervista interviste
music-notes: musical_note music_note music song album jazz musician concert | musik~ lieder jazz konzert ~konzert | música canción canciones concierto | musique chanson | canção canções | musica canzone canzoni
guitar: guitar | gitarre~ | guitarra | guitare | violão | chitarra chitarre
piano-keys: pianist piano_lesson piano_teacher grand_piano | klavier~ | pianista | | | pianoforte
vinyl-record: vinyl record_store record_shop | schallplatte vinyl | vinilo | vinyle | vinil | vinile vinili
headphones: headphones audiobook | kopfhörer hörbuch | auriculares audiolibro | écouteurs | fones_de_ouvido auscultadores | cuffie
disco-ball: disco dance dancing salsa_night tango | tanzen tanzkurs tanzschule tanzabend tanz disco | baile bailar danza discoteca | danse danser | dança dançar | ballo ballare
?confetti: party parties celebrate celebration anniversary festival carnival congratulations congrats jubilee congratulate | feiern feier party jubiläum glückwunsch sommerfest stadtfest karneval fasching | fiesta celebrar celebración felicidades carnaval festival | fête fêter félicitations | festa parabéns | festeggiare festeggiamo carnevale auguri
balloon: balloon kids_party childrens_party | luftballon kindergeburtstag | fiesta_infantil | goûter_d_anniversaire | balões festa_infantil | palloncino palloncini
mask-happy: theatre theater comedy improv ≈audition | theater~ komödie | teatro comedia | théâtre comédie | comédia | commedia
palette: art artist painting gallery exhibition watercolour watercolor paint_night ≈class ≈workshop | kunst kunstausstellung kunstkurs kunsthandwerk malen malerei künstler galerie ausstellung aquarell | arte artista galería exposición acuarela pintura | peinture artiste galerie exposition aquarelle | galeria exposição aquarela | artisti galleria mostra_d_arte acquerello pittura
jar: pottery ceramics ceramic potter | töpfern töpferei keramik~ | cerámica alfarería | poterie céramique potier | cerâmica olaria | ceramica ceramiche
paint-roller: decorator decorating painter_and house_painting painters renovation | malerbetrieb malermeister anstrich renovierung renovieren | pintores reformas | rénovation peintre_en_bâtiment | remodelação pintores_de | imbianchino ristrutturazione ristrutturazioni
hammer: carpenter carpentry joinery joiner handyman diy woodwork woodworking | tischler tischlerei schreiner schreinerei zimmerei handwerker heimwerker handwerk | carpintero carpintería bricolaje | menuisier menuiserie charpentier bricolage | carpinteiro carpintaria marceneiro | falegname falegnameria fai_da_te
?wrench: repair mechanic maintenance servicing tune_up | reparatur werkstatt wartung mechaniker | reparación mecánico mantenimiento | réparation mécanicien dépannage | reparo conserto manutenção mecânico | riparazione riparazioni meccanico manutenzione
toolbox: toolbox tools hardware_store | werkzeug~ baumarkt | herramienta ferretería | outil quincaillerie | ferramentas | attrezzi ferramenta
hard-hat: construction building_site builder contractor roofing roofer | baustelle bauunternehmen dachdecker baufirma | construcción albañil | chantier maçon couvreur | construção pedreiro | edilizia cantiere muratore
pipe-wrench: plumber plumbing leaking | klempner sanitär installateur rohrbruch | fontanero fontanería plomero | plombier plomberie | encanador canalizador | idraulico
lightning: electrician electricity electrical energy | elektriker elektrotechnik strom energie~ | electricista electricidad energía | électricien électricité énergie | eletricista eletricidade energia | elettricista elettricità
charging-station: ev_charging charging_point charging_station | ladestation wallbox ladesäule | punto_de_carga | borne_de_recharge | posto_de_carregamento | colonnina
solar-panel: solar solar_panel photovoltaic | solaranlage photovoltaik | placas_solares paneles_solares | panneaux_solaires photovoltaïque | painéis_solares painel_solar | pannelli_solari fotovoltaico
thermometer-hot: heating boiler heat_pump heatwave | heizung~ wärmepumpe hitze | calefacción caldera | chauffage chaudière pompe_à_chaleur canicule | aquecimento caldeira | riscaldamento caldaia
fan: air_conditioning | klimaanlage ventilator | aire_acondicionado ventilador | climatisation ventilateur | ar_condicionado | aria_condizionata climatizzatore
key: keys a_key house_key locksmith key_cutting lettings to_let for_rent | schlüssel ~schlüssel vermietung zu_vermieten schlüsseldienst | llaves cerrajero alquiler | clé clef serrurier | chave chaveiro aluguel | chiavi affitto affittasi
house: house ≈home cottage real_estate property properties estate_agent terraced bungalow | haus eigenheim immobilie makler einfamilienhaus reihenhaus ferienhaus | casa vivienda inmobiliaria | maison immobilier logement | imóvel imóveis imobiliária moradia | immobiliare immobili villetta
building-apartment: apartment condo flat_for flat_in bedroom_flat | wohnung ~wohnung | apartamento | appartement | | appartamento appartamenti
buildings: office coworking co_working | büro ~büro coworking | oficina_de coworking | bureaux coworking | escritório | ufficio uffici
truck: moving_house removals removal_van movers we_moved have_moved we_ve_moved lorry we_re_moving moving_to | umzug umzugsservice spedition umgezogen | mudanza camión nos_mudamos | déménagement camion déménageons | mudança caminhão camião | trasloco traslochi
package: delivery deliveries parcel shipping unboxing subscription_box | lieferung paket versand lieferservice | envío paquete reparto | livraison colis | entrega encomenda frete | consegna consegne pacco spedizione
bed: hotel bedroom mattress hostel guest_house bed_and_breakfast accommodation sleep | hotel~ bett matratze schlafzimmer unterkunft schlaf | hotel cama colchón alojamiento hostal dormir | hôtel matelas literie sommeil | colchão pousada | albergo materasso materassi alloggio
couch: sofa ≈couch furniture living_room upholstery coffee_table | sofa möbel wohnzimmer polsterei | sofá mueble | canapé meuble | móveis | divano divani mobili arredamento
armchair: armchair interior_design interior | sessel inneneinrichtung | sillón interiorismo | fauteuil décoration_intérieure | poltrona design_de_interiores | interior_designer
chair: chairs | stuhl stühle | silla | chaise | cadeira | sedia sedie
table: oak_table dining_table wooden_table | esstisch holztisch | mesa_de_roble mesa_de_madera | table_en_bois table_en_chêne | mesa_de_carvalho mesa_de_jantar | tavolo
lamp: lamp lighting | lampe leuchte beleuchtung | lámpara iluminación | luminaire éclairage | luminária iluminação | lampada lampade illuminazione
?lightbulb: idea tip inspiration innovation brainstorm hack advice | idee tipp inspiration | consejo truco | idée astuce conseil | ideia dica | consiglio consigli
bathtub: bathroom bathtub | badezimmer badewanne badsanierung | cuarto_de_baño bañera | salle_de_bain salle_de_bains baignoire | banheiro banheira | bagno vasca
washing-machine: laundry dry_cleaning launderette washing_machine | wäscherei waschmaschine textilreinigung | lavandería lavadora | laverie | lavandaria | lavanderia lavatrice
broom: cleaning spring_clean housekeeping clean_up cleaners | putzen frühjahrsputz gebäudereinigung | limpieza limpiar | nettoyage | limpeza | pulizia pulizie
hand-soap: soap hygiene | seife~ hygiene | jabón jabones higiene | savon hygiène | sabonete | sapone saponi igiene
recycle: recycling recycle recycled upcycling zero_waste compost compostable composting | recycling kompost~ upcycling kompostierbar | reciclaje reciclar compostable | recyclage compostable zéro_déchet | reciclagem compostagem compostável | riciclo riciclare compostabile compostabili
trash: food_waste rubbish litter less_waste | abfall lebensmittelverschwendung müll | basura residuos desperdicio | déchets gaspillage poubelle | lixo resíduos | rifiuti spreco

?leaf: nature sustainability sustainable organic autumn eco natural | natur nachhaltigkeit nachhaltig herbst~ öko | naturaleza sostenible otoño ecológico | nature durable automne écologique | natureza sustentável outono | natura sostenibile autunno biologico
plant: seedling sowing seeds | aussaat saatgut setzlinge | semillas siembra | semis graines | sementes | semina semi_di
?plant: spring | frühling~ frühjahr | primavera | printemps | | 
potted-plant: ≈plant houseplant garden_centre orchid repot repotting ≈nursery plants perennials herbs | pflanze zimmerpflanze gärtnerei | planta vivero | plante jardinerie | viveiro | pianta piante vivaio
shovel: garden gardening gardener allotment landscaping | garten gartenbau gartenpflege gartenfest gärtner | jardín jardinería huerto jardinero | jardin jardinage jardinier potager | jardim jardinagem horta jardineiro | giardino giardinaggio orto giardiniere
flower-tulip: flower tulip florist bouquet peony peonies flowering ≈workshop | blume blumen~ tulpe blumenstrauß floristin pfingstrose | flor floristería tulipán ramo_de | fleur fleuriste tulipe | floricultura florista buquê | fiore fiori fiorista fioraio
flower: roses blossom daisy daisies wildflower | rosen blüte | rosas | | | 
flower-lotus: spa wellness meditation mindfulness massage relaxation skincare cosmetics beauty_salon facial | wellness meditation achtsamkeit massage entspannung kosmetik~ | meditación masaje bienestar belleza | méditation bien_être détente soin_du_visage institut_de_beauté | meditação massagem massagens bem_estar beleza | meditazione massaggio massaggi benessere estetista
person-simple-tai-chi: yoga pilates tai_chi stretching ≈class | yoga~ pilates | estiramiento | étirement | ioga alongamento |
barbell: gym fitness workout personal_trainer weightlifting crossfit strength_training | fitness~ krafttraining | gimnasio entrenador_personal entrenamiento | musculation salle_de_sport | ginásio musculação treino | palestra allenamento allenamenti
person-simple-run: running runner jogging marathon parkrun 5k 10k fun_run running_plan couch_to_5k | joggen marathon lauftreff stadtlauf | correr maratón | course_à_pied | corrida maratona | corsa correre
person-simple-walk: walking_group | spaziergang spazierengehen | paseo caminata | promenade | passeio_a_pé | passeggiata passeggiate
sneaker-move: running_shoe trail_runner running_shoes | laufschuh | zapatillas_de_correr | chaussures_de_course | tênis_de_corrida | scarpe_da_corsa
sneaker: shoe sneaker footwear cobbler | schuh schuhe kinderschuhe damenschuhe schuhmacher schuhladen | zapato zapatería zapatilla calzado | chaussure cordonnier | sapato sapataria calçado | scarpa scarpe calzature calzolaio
boot: boots wellies | stiefel wanderschuhe | botas | bottes | | stivali
high-heel: high_heel | | tacones | talons_hauts | salto_alto | tacchi
t-shirt: t_shirt clothes clothing fashion apparel merch | kleidung bekleidung modenschau modehaus t_shirt | ropa camiseta moda | vêtement t_shirt la_mode | roupa | abbigliamento maglietta magliette
dress: dress dresses bridal gown | kleid kleider ~kleid brautmode | vestido | robe | | abito_da vestito vestiti
coat-hanger: coat jacket knitwear wardrobe second_hand thrift vintage_clothing | kleiderschrank secondhand second_hand | armario segunda_mano | friperie seconde_main | brechó guarda_roupa segunda_mão | guardaroba usato
needle: sewing tailor alterations embroidery mending | nähen nähkurs schneiderei änderungsschneiderei | costura coser sastre bordado | couture coudre couturière broderie | costureira alfaiate | cucito sartoria ricamo
yarn: knitting yarn wool crochet | stricken wolle häkeln strickkurs | tejer ganchillo | tricot laine | tricô crochê | uncinetto lana
scissors: hairdresser hair_salon haircut barber barbershop hairdressing ≈salon | friseur~ haarschnitt barbier | peluquería peluquero barbería corte_de_pelo | coiffeur coiffeuse barbier coupe_de_cheveux | cabeleireiro barbearia corte_de_cabelo | parrucchiere parrucchiera barbiere
hair-dryer: hair blow_dry ≈salon | haare föhnen | cabello | cheveux | cabelo | capelli
tooth: dentist dental teeth tooth orthodontist | zahn zahnarzt zahnärztin zähne zahnreinigung | dentista diente | dentiste dents | dente odontologia | denti
stethoscope: doctor medical health clinic gp_surgery | arzt ärztin arztpraxis gesundheit | médico salud clínica | médecin santé clinique | saúde | medico salute ambulatorio
first-aid-kit: first_aid | erste_hilfe | primeros_auxilios | premiers_secours | primeiros_socorros | primo_soccorso
pill: pharmacy pharmacies pharmacist medicine vitamin | apotheke medikament vitamine | farmacia medicamento vitamina | pharmacie pharmacien médicament | farmácia remédio | farmacie farmaci
syringe: vaccine vaccination flu_jab flu_shot | impfung impfen grippeimpfung | vacuna vacunación | vaccin | vacina vacinação | vaccino vaccini vaccinazione
wheelchair: wheelchair accessible accessibility | rollstuhl barrierefrei | silla_de_ruedas accesibilidad | fauteuil_roulant accessibilité | cadeira_de_rodas acessibilidade | sedia_a_rotelle accessibilità
eyeglasses: optician eyewear eye_test spectacles ≈glasses | brille sonnenbrille optiker sehtest | gafas óptica | lunettes opticien | óculos | occhiali ottico
ear: hearing_aid hearing_test | hörgerät hörtest | audífono | appareil_auditif | aparelho_auditivo | apparecchio_acustico
brain: psychology psychologist therapy therapist mental_health counselling counseling | psychologie psychologin therapie psychotherapie | psicología psicólogo terapia salud_mental | psychologue thérapie santé_mentale | psicologia saúde_mental | psicologo salute_mentale
baby: baby babies newborn maternity pregnancy midwife | babykurs babys schwangerschaft hebamme | bebé embarazo matrona | bébé grossesse sage_femme | bebê gravidez | neonato neonati gravidanza ostetrica
baby-carriage: pram stroller childcare ≈nursery daycare | kinderwagen kita tagesmutter kindergarten | guardería | poussette crèche nounou | creche | passeggino asilo_nido
?users-three: team community together ≈members staff networking meetup ≈club family families parents apprentice | team gemeinschaft mitglieder verein kollegen familie familien eltern | equipo comunidad miembros familia | équipe communauté membres famille parents | equipe equipa comunidade família | comunità famiglia famiglie genitori
?handshake: partnership collaboration cooperation consulting advisory | partnerschaft zusammenarbeit kooperation beratung | colaboración asesoría | partenariat collaboration | parceria colaboração consultoria | collaborazione consulenza
?briefcase: hiring job vacancy vacancies career recruiting apprenticeship internship join_our_team | job stellenanzeige karriere ausbildung praktikum wir_suchen | empleo vacante trabaja_con_nosotros | emploi recrute recrutons recrutement | emprego vaga contratando estágio | assumiamo tirocinio lavora_con_noi
scales: lawyer legal solicitor attorney notary law_firm ≈bar | rechtsanwalt anwalt anwältin kanzlei notar | abogado abogada notario | avocats notaire juridique | advogado advogada jurídico | avvocato avvocati notaio studio_legale
shield-check: insurance security safety warranty | versicherung~ sicherheit datenschutz | aseguradora garantía seguridad | assurance sécurité | segurança seguradora | assicurazione assicurazioni sicurezza
lock: password cybersecurity | passwort passwörter | contraseña ciberseguridad | mot_de_passe cybersécurité | senha cibersegurança | sicurezza_informatica
car: cars a_car car_park parking parking_space your_car new_car used_car the_car car_wash car_service car_repair car_hire electric_car car_insurance test_drive driving_school driving_lesson | auto autos autohaus fahrschule gebrauchtwagen elektroauto autowäsche | coche autoescuela concesionario | voiture auto_école | carro automóvel autoescola | automobile autoscuola concessionaria autolavaggio
tire: tyre winter_tyres winter_tires | reifen winterreifen reifenwechsel | neumático | pneu | | pneumatici
motorcycle: motorcycle motorbike | motorrad motorräder | motocicleta | motard | moto | motocicletta
scooter: e_scooter electric_scooter | e_roller | patinete | trottinette | patinete_elétrica | monopattino
bicycle: bicycle bike cycling cyclist e_bike | fahrrad~ fahrräder radtour e_bike radfahren | bicicleta bici ciclismo ciclista | vélo cyclisme cycliste | bike_shop | biciclette bicicletta
train: railway by_train train_station train_journey ≈train ≈station | bahnhof eisenbahn zugreise | tren | en_train gare | trem comboio | treno ferrovia
bus: coach_trip shuttle_bus bus | bus busreise | autobús | autocar | ônibus autocarro | pullman
airplane-tilt: flight travel airport vacation journey plane tourism | reise reisen flug flugreise urlaub~ flughafen | viaje vuelo vacaciones aeropuerto turismo | voyage vacances aéroport tourisme | viagem viagens voo férias aeroporto | viaggio viaggi volo vacanza vacanze
suitcase-rolling: luggage suitcase weekend_break getaway | koffer gepäck | maleta equipaje escapada | valise bagage | bagagem | valigia valigie
map-trifold: map city_tour walking_tour sightseeing travel_guide guided_tour | stadtführung reiseführer landkarte | mapa visita_guiada | visite_guidée | guia_de_viagem | visita_guidata mappa
tent: camping campsite tent glamping | camping~ zelt zelten | acampar tienda_de_campaña | tente | acampamento | campeggio
campfire: campfire bonfire | lagerfeuer | hoguera fogata | feu_de_camp | fogueira | falò
mountains: mountain hiking hike alps trek | berge bergtour wandern wanderung alpen gebirge | montaña senderismo | montagne randonnée alpes | montanha trilha | montagna escursione trekking alpi
tree-palm: beach palm seaside | strand strandbar palmen | playa palmera | plage palmier | praia palmeira | spiaggia spiagge
waves: sea ocean surf surfing | meer ozean surfen | océano surf | océan | oceano surfe | mare
sailboat: sailing sailboat regatta boat yacht | segeln segelboot segelkurs | velero barco regata | voilier bateau | veleiro | barca veliero
anchor: marina harbour_festival harbour_tour | hafenfest hafenrundfahrt | puerto_deportivo | port_de_plaisance | |
lighthouse: lighthouse | leuchtturm | | | farol | 
sun-horizon: sunset sunrise dawn | sonnenuntergang sonnenaufgang | atardecer amanecer | coucher_de_soleil lever_du_soleil | pôr_do_sol amanhecer | tramonto
?sun: summer sun sunny sunshine | sommer~ sonne sonnig | verano soleado | soleil cet_été d_été l_été | verão ensolarado | soleggiato
?snowflake: winter snow frost | winter~ schnee~ | invierno nieve | hiver neige | inverno neve |
person-simple-ski: ski skiing | skifahren skikurs skiurlaub | esquí esquiar | | esqui | sci sciare
tree-evergreen: forest woodland fir_tree | wald wälder tannenbaum | bosque pinar | forêt sapin | floresta pinheiro | bosco boschi foresta
?tree-evergreen: christmas xmas advent | weihnacht~ advent~ | navidad navideño navideña | noël | natal | natale natalizio natalizia
tree: tree orchard | baum bäume baumpflege | árbol árboles | arbre verger | árvore | albero alberi
umbrella: umbrella rain rainy | regen regenschirm | paraguas lluvia | parapluie pluie | chuva guarda_chuva | ombrello pioggia
rainbow: rainbow lgbtq | regenbogen | arcoíris | arc_en_ciel | arco_íris | arcobaleno
?moon-stars: night moon bedtime | nacht mond | noche luna | nuit lune | noite lua | notte
ghost: ghost halloween spooky | halloween gespenst | fantasma | fantôme | dia_das_bruxas | 
heart: wedding valentine valentines love_letter bride | hochzeit~ valentinstag | boda san_valentín | mariage saint_valentin | casamento dia_dos_namorados | matrimonio nozze san_valentino
?heart: love heart romantic | liebe herz | amor corazón | amour cœur | coração | amore cuore
diamond: jewellery jewelry jeweller jeweler diamond | schmuck schmuckstück juwelier goldschmied | joyería joya | bijou bijoux bijouterie | joalheria joia | gioiello gioielli gioielleria
watch: wristwatch watchmaker watches | armbanduhr uhrmacher | relojería reloj | horlogerie horloger | relógio relojoaria | orologio orologi orologeria
?star: review testimonial five_star rating | bewertung rezension | reseña | témoignage | avaliação avaliações | recensione recensioni
?trophy: award winner competition contest champion prize tournament | auszeichnung gewinner wettbewerb turnier gewinnspiel | premio ganador concurso torneo | gagnant concours tournoi | prêmio vencedor torneio | vincitore concorso
soccer-ball: football soccer world_cup ≈match | fußball~ | fútbol | | futebol | calcio
basketball: basketball | basketball | baloncesto | basket_ball | basquete | pallacanestro
volleyball: volleyball | volleyball | voleibol | | vôlei | pallavolo
tennis-ball: tennis padel ≈match | tennis~ padel | tenis pádel | | tênis_de_quadra | 
ping-pong: table_tennis ping_pong | tischtennis | | | tênis_de_mesa |
golf: golf | golf~ | | | golfe |
boxing-glove: boxing kickboxing | boxen kickboxen | boxeo | boxe | | pugilato
person-simple-swim: swimming swim swimming_lesson | schwimmen schwimmkurs schwimmbad freibad | natación nadar piscina | natation piscine nager | natação | nuoto nuotare
bowling-ball: bowling | bowling kegeln | bolera | | boliche |
dice-five: board_game game_night games_night | spieleabend brettspiel | juegos_de_mesa | jeux_de_société | jogos_de_tabuleiro | giochi_da_tavolo
game-controller: gaming video_game gamer esports | gaming videospiel | videojuego | jeux_vidéo jeu_vidéo | videogame videojogo | videogiochi
puzzle-piece: puzzle escape_room jigsaw | rätsel escape_room puzzle | rompecabezas | | quebra_cabeça |
question: quiz quiz_night pub_quiz trivia | quiz quizabend | | | |
magic-wand: magic magician | zauberer zaubershow | magia mago | magicien | mágico |
horse: horse pony ponies equestrian horse_riding | pferd pferde reiten reitschule reitstall | caballo equitación | cheval chevaux équitation | cavalo equitação | cavallo cavalli equitazione
dog: dog puppy puppies canine | hund hunde hundeschule hundesalon hundefutter hundefriseur welpe | perro cachorro | chien chiot | cão cães | cani cagnolino
cat: cat kitten cattery | katze katzen~ kätzchen | gato gatito | un_chat le_chat nos_chats chaton | gatinho | gatto gatti gattino
paw-print: paw paw_print pet pets vet veterinary grooming animal_shelter | haustier tierarzt tierärztin tierheim tiere | mascota veterinario veterinaria animales | vétérinaire animaux animalerie toilettage | animais veterinário | animali
bird: bird birds birdwatching parrot | vogel vögel | pájaro aves | oiseau oiseaux | pássaro | uccello uccelli
rabbit: rabbit bunny bunnies | kaninchen hasen | conejo | lapin | coelho | coniglio conigli
butterfly: butterfly butterflies | schmetterling schmetterlinge | mariposa | papillon | borboleta | farfalla
bug-beetle: pest_control insect | schädlingsbekämpfung insekten | insecto plagas | insecte nuisibles | inseto | insetti
tractor: farm farmer farming agriculture tractor | bauernhof landwirtschaft traktor hofladen bauer | granja agricultura tractor agricultor | ferme agriculteur tracteur | fazenda trator | fattoria agricoltura trattore
church: church chapel parish | kirche kapelle gottesdienst | iglesia parroquia | église paroisse | igreja paróquia | chiesa parrocchia
mosque: mosque ramadan | moschee | mezquita ramadán | mosquée | mesquita | moschea
castle-turret: castle | ≈schloss burg | castillo | château | castelo | castello
bridge: ≈bridge | brücke | puente | | ponte | 
hospital: hospital | krankenhaus klinik | hospital | hôpital | hospitais | ospedale
factory: factory factories manufacturing | fabrik industrie | fábrica industria | usine | indústria | fabbrica
warehouse: warehouse self_storage | lagerraum | almacén | entrepôt | armazém | magazzino
rug: rug carpet | teppich~ | alfombra | tapis | tapete | tappeto tappeti
oven: oven fitted_kitchen | backofen küche ~küche | horno | | forno |
television: tv television | fernseher fernsehen | televisión | télévision | televisão | televisione
?rocket-launch: launch startup start_up launching | startup gründer | lanzamiento startup emprendedores | lancement startup entrepreneurs | lançamento empreendedores | lancio imprenditori
?megaphone: announcement announcing marketing advertising campaign social_media | ankündigung werbung marketing kampagne | anuncio campaña publicidad | annonce campagne publicité | anúncio campanha | annuncio campagna pubblicità
?hand-waving: ≈welcome hello meet_our | willkommen hallo | bienvenidos bienvenida bienvenido hola | bienvenue bonjour | bem_vindo bem_vinda bem_vindos olá | benvenuti benvenuto benvenuta
?clock: opening_hours deadline countdown last_chance | öffnungszeiten frist | horario plazo | horaires date_limite | horário prazo | orari scadenza
?calendar-check: appointment save_the_date schedule event | termin veranstaltung kalender | calendario evento agenda | rendez_vous calendrier | calendário agendamento | appuntamento eventi
?map-pin: find_us our_address new_location | standort adresse | ubicación dirección | adresse | endereço | indirizzo
translate: translation translator language_course language_school | übersetzung sprachkurs sprachschule | traducción idiomas | traduction langues | tradução | traduzione traduzioni lingue
microscope: science laboratory research_lab | wissenschaft labor | ciencia laboratorio | laboratoire science | ciência laboratório | scienza
flask: chemistry | chemie | química | chimie | | chimica
planet: astronomy planet space_exploration | weltraum astronomie planet | astronomía planeta | astronomie planète | astronomia | pianeta
printer: print_shop printing printer | druckerei drucker | imprenta impresora | imprimerie imprimante | gráfica_rápida impressora | tipografia stampante
steering-wheel: driving_test driver | führerschein fahrstunde fahrer | carné_de_conducir conductor | permis_de_conduire chauffeur | motorista | patente_di_guida autista
fire-truck: fire_brigade firefighter fire_department | feuerwehr | bomberos | pompier | bombeiros | pompieri vigili_del_fuoco
detective: detective murder_mystery crime_night | krimi detektiv | | détective | detetive |
alarm: alarm_clock wake_up | wecker | despertador | réveil | | sveglia
cactus: cactus cacti succulent | kaktus kakteen sukkulente | suculenta | cactus | cacto suculentas | piante_grasse
drone: drone | drohne | dron drones | | |
parachute: skydiving parachute | fallschirm | paracaídas | parachute | paraquedas | paracadute
crown: ≈royal coronation ≈queen | königin | | | |
lego: lego | | | | |
beach-ball: pool_party beach_party summer_camp | ferienlager beachparty | campamento_de_verano | colonie_de_vacances | colônia_de_férias | centro_estivo
sunglasses: sunglasses | | gafas_de_sol | lunettes_de_soleil | óculos_de_sol | occhiali_da_sole
hoodie: hoodie sweatshirt jumper | pullover | sudadera | | moletom | felpa felpe
sock: sock | socken | calcetines | chaussettes | meias | calzini
bandaids: plaster | pflaster | tiritas | pansement | curativo | cerotto cerotti
cloud-lightning: storm thunderstorm thunder | sturm gewitter unwetter | tormenta | orage | tempestade trovoada | temporale
*paw-print: hedgehog fox foxes badger squirrel otter teddy_bear bear wolf wolves deer lion tiger elephant monkey tortoise turtle goat sheep lamb pig hamster guinea_pig mouse mice frog donkey beaver | igel fuchs füchse dachs eichhörnchen otter bär wolf reh löwe tiger elefant affe schildkröte ziege schaf schwein hamster frosch esel maus | erizo zorro tejón ardilla nutria oso lobo ciervo león tigre elefante mono tortuga cabra oveja cerdo rana burro ratón | hérisson renard blaireau écureuil loutre ours loup cerf tigre éléphant singe tortue chèvre mouton cochon grenouille âne souris | raposa texugo esquilo lontra urso veado leão elefante macaco tartaruga ovelha porco sapo rato | riccio volpe tasso scoiattolo lontra orso lupo cervo leone elefante scimmia tartaruga capra pecora maiale asino topo
*bird: owl robin duck goose geese swan eagle penguin heron puffin hen chicken rooster seagull | eule ente gans schwan adler pinguin huhn hühner hahn möwe | búho pato ganso cisne águila pingüino gallina gallo gaviota | hibou canard cygne aigle poule coq mouette | coruja galinha gaivota águia | gufo anatra oca cigno aquila gallina gabbiano
*music-notes: violin viola cello flute trumpet saxophone accordion harp clarinet drum fiddle banjo trombone | geige violine cello flöte trompete saxophon akkordeon harfe klarinette schlagzeug trommel posaune | violín violonchelo flauta trompeta saxofón acordeón arpa tambor | violon violoncelle flûte trompette accordéon harpe tambour | violino violoncelo trompete acordeão harpa | violino violini violoncello tromba fisarmonica arpa tamburo
*coffee: teapot mug cup teacup | eine_tasse kaffeetasse teetasse teekanne becher | tetera taza | théière une_tasse | bule xícara chávena | teiera tazza tazze
*flower: lily lilies sunflower poppy poppies hellebore amaryllis poinsettia | sonnenblume mohnblume | girasol amapola | tournesol coquelicot | girassol papoila | girasole papavero
*sailboat: ship canoe kayak ferry ferries rowing_boat | schiff kanu fähre boot | canoa piragua ferri | navire canoë | navio canoa | nave canoa traghetto
*tree: oak willow birch maple | eiche weide birke ahorn linde | roble sauce abedul | chêne saule bouleau | carvalho | quercia salice
*house: hut cabin shed barn | hütte scheune schuppen | cabaña granero | cabane grange | cabana celeiro | capanna fienile
*key: key |||||
*star: star | stern sterne | estrella | étoile | estrela | stella stelle
*check-fat: tick check_mark checkmark | haken häkchen | marca_de_verificación | coche_verte | visto | spunta
*bell: bell | glocke glöckchen | campana | cloche | sino | campana campanella
*cloud: cloud | wolke | nube | nuage | nuvem | nuvola nuvole
*skull: skull | totenkopf | calavera | crâne | caveira | teschio
*feather: feather quill | feder | pluma | plume | pena | piuma
*compass: compass | kompass | brújula | boussole | bússola | bussola
*lightbulb: light_bulb lightbulb | glühbirne | bombilla | ampoule | lâmpada | lampadina
`;
