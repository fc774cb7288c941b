/**
 * Which words name which symbol, one symbol a line: English | German | Spanish | French | Portuguese | Italian.
 *
 * - 'running_shoes' are two words that follow each other; the longest row of words wins.
 * - 'kaffee~' begins a compound, '~brot' ends one; every other word only takes its language's plural.
 * - '?' before a symbol: it stands for an occasion or a mood, and is taken where no thing is named.
 * - '*' before a symbol: it stands for things of its kind, and is taken only where one of them is to be drawn or wished for.
 * - '≈' before a word: it has other senses ('nursery', 'bar'), may stand in several rows, and counts where another word says the same.
 * - '=' before a word: it tells what the symbol shows where that is said, and calls for no symbol; without one the first word tells it.
 * - '!' names no symbol: words that would mislead ('food bank' is no bank).
 *
 * A word that means another thing in another of these languages stands here only in company ('du_pain', for English has 'pain'),
 * for no symbol is better than a wrong one.
 */
export const SYMBOL_WORDS = `
!: oat_milk almond_milk soy_milk soya_milk coconut_milk rice_milk bank_holiday food_bank dress_code state_of_the_art house_wine house_music in_house full_house piece_of_cake home_page cat_walk pet_peeve hot_dog key_points at_heart by_heart heart_of star_sign jam_session labor_day boxes plant_based | konkurs exkurs diskurs | | | segunda_feira terça_feira quarta_feira quinta_feira sexta_feira |

coffee: coffee espresso cappuccino latte barista cafe café flat_white cold_brew | =Kaffeetasse kaffee~ ~kaffee café | =taza_de_café cafetería | =tasse_de_café café | =chávena_de_café cafeteria | =tazza_di_caffè caffè caffetteria
coffee-bean: coffee_bean roastery coffee_roaster our_beans roast_our | kaffeebohne rösterei kaffeerösterei | =grano_de_café tostador granos_de_café | =grain_de_café torréfaction torréfacteur | =grão_de_café torrefação grãos_de_café | =chicco_di_caffè torrefazione
tea-bag: tea teahouse tea_room chai matcha herbal_tea | =Teebeutel tee teehaus kräutertee schwarztee grüntee teezeremonie | =bolsita_de_té té tetería infusiones | =sachet_de_thé thé infusion salon_de_thé | =saquinho_de_chá chá casa_de_chá | =bustina_di_tè tè tisana tisane
bread: bread sourdough bakery bakeries baker baguette loaf loaves bagel focaccia ciabatta rye ≈workshop | brot ~brot brötchen bäckerei~ ~bäckerei bäcker sauerteig~ semmel | =pan panadería panadero el_pan pan_de hogaza masa_madre barra_de_pan | =pain boulangerie boulanger du_pain le_pain pain_au pain_de levain | =pão padaria padeiro pão pães | =pane panetteria panificio fornaio il_pane del_pane pane_fresco lievito_madre
cookie: cookie biscuit shortbread gingerbread | keks kekse plätzchen weihnachtsplätzchen lebkuchen | galleta | =biscuit sablé | biscoito bolacha | biscotto biscotti
cake: cake cupcake muffin pastry pastries patisserie birthday cheesecake brownie apple_pie croissant cinnamon_bun bun | kuchen ~kuchen torten ~torte konditorei geburtstag~ gebäck | tarta pastelería cumpleaños repostería bizcocho | gâteau pâtisserie anniversaire viennoiserie | bolo confeitaria aniversário pastelaria pastéis pastel_de_nata | torta torte pasticceria compleanno
pizza: pizza pizzeria | pizza~ pizzen | =pizza pizzería | =pizza | =pizza pizzaria | =pizza pizze pizzerie
hamburger: burger hamburger cheeseburger | =Hamburger | hamburguesa hamburguesería | =hamburger | hambúrguer hamburgueria | =hamburger hamburgeria
ice-cream: ice_cream gelato gelateria sorbet sundae | =Eis eisdiele eiscreme eisbecher speiseeis softeis eiscafé eissorte | helado heladería | =glace crème_glacée | sorvete sorveteria gelado gelataria | =gelato gelati gelaterie
popsicle: popsicle ice_lolly ice_lollies ice_pop | =Eis_am_Stiel eis_am_stiel | =polo paleta | =glace_à_l’eau | picolé | ghiacciolo ghiaccioli
popcorn: popcorn | =Popcorn | palomitas | =pop-corn | pipoca | =popcorn
wine: wine winery wineries vineyard merlot riesling ≈glasses | =Weinglas wein weine rotwein weißwein weingut weinprobe weinabend winzer weinhandlung weinbar weinfest weinverkostung | =copa_de_vino vino bodega viñedo | =verre_de_vin vin vignoble caviste vigneron | =copo_de_vinho vinho vinícola | =bicchiere_di_vino vini cantina enoteca vigneto
champagne: champagne prosecco sparkling_wine | =Sektflasche sekt champagner | champán | =champagne crémant | espumante | spumante
cheers: cheers happy_hour aperitif new_years_eve new_year_eve | =Sektgläser silvester sektempfang | =copas_brindando nochevieja brindis | =verres_qui_trinquent apéro apéritif réveillon | =taças_a_brindar réveillon brinde | =calici aperitivo brindisi capodanno
martini: cocktail martini mocktail ≈bar | cocktail~ | cóctel coctelería | =cocktail | coquetel | =cocktail
beer-stein: beer brewery breweries pub ale lager taproom oktoberfest ≈bar | =Bierkrug bier biere ~bier brauerei ~brauerei biergarten kneipe | =jarra_de_cerveza cerveza cervecería | =chope_de_bière bière brasseur microbrasserie | =caneca_de_cerveja cerveja cervejaria | =boccale_di_birra birra birre birrificio birreria
brandy: whisky whiskey brandy cognac | =Cognacglas | =copa_de_coñac | =verre_de_cognac | =copo_de_uísque uísque | =bicchiere_di_brandy
orange-slice: lemon lemons citrus lemonade orange_juice oranges | =Orangenscheibe zitrone limonade orangensaft zitrus~ | =rodaja_de_naranja limón limones limonada naranjas zumo_de_naranja | =tranche_d’orange citron agrumes limonade | =fatia_de_laranja limão limões limonada laranjas suco_de_laranja | =fetta_d’arancia limone limoni arance agrumi limonata
cherries: cherry cherries fruit | =Kirschen kirsche obst~ früchte | =cerezas cereza fruta frutería | =cerises cerise | =cerejas cereja frutaria | =ciliegie ciliegia ciliegie frutta fruttivendolo
avocado: avocado guacamole | =Avocado | aguacate | =avocat | abacate | =avocado
carrot: carrot vegetable veg veggie vegan vegetarian greengrocer farmers_market | karotte möhre gemüse~ vegan vegetarisch wochenmarkt | zanahoria verdura hortaliza vegano vegana vegetariano | carotte légume végétarien végétarienne végan maraîcher | cenoura legume vegetariana | carota carote ortaggi verdure
pepper: chilli chili spicy jalapeño | chilischote | =guindilla picante guindilla | piment | pimenta | peperoncino piccante
egg-crack: breakfast brunch fried_egg omelette | =aufgeschlagenes_Ei frühstück~ rührei spiegelei | =huevo_cascado desayuno tortilla | =œuf_cassé petit_déjeuner | =ovo_quebrado pequeno_almoço café_da_manhã | =uovo_rotto colazione frittata
egg: egg | =Ei eier frühstücksei | huevo | œuf oeuf | ovo | uovo uova
?egg: easter | oster~ | pascua | pâques | páscoa | pasqua
cheese: cheese cheddar cheesemonger | käse ~käse käserei | queso quesería | fromage fromagerie fromager | queijo queijaria | formaggio formaggi caseificio
fish: fish seafood fishmonger salmon tuna trout angling aquarium plaice haddock | =Fisch fische fischgeschäft fischerei lachs forelle angeln meeresfrüchte aquarium | =pez pescado pescadería marisco salmón atún pez | poisson poissonnerie poissonnier saumon thon | peixe peixaria salmão atum | pesce pescheria salmone tonno
shrimp: shrimp prawn | garnele krabbe | gamba langostino | crevette | camarão camarões | gambero gamberi scampi
onigiri: sushi onigiri | =Onigiri | =onigiri | =onigiri | =onigiri | =onigiri
cow: cow beef steak butcher dairy milk | =Kuh rind kuh kühe metzgerei metzger fleischerei milch~ | vaca carnicería carnicero leche ternera | vache boucherie boucher bœuf lait | =vaca açougue leite talho | mucca macelleria macellaio manzo
grains: wheat flour harvest cereal | =Ähren weizen mehl getreide ernte~ | =espigas trigo harina cosecha | =épis farine moisson récolte | =espigas farinha colheita | =spighe farina raccolto
bowl-food: salad granola muesli rice_bowl poke_bowl | =Schüssel salat ~salat müsli | =cuenco ensalada arroz | =bol salade riz | =tigela salada | =ciotola insalata insalate riso
bowl-steam: soup ramen noodle stew curry | =Suppenschüssel suppe ~suppe eintopf nudel nudelsuppe | =cuenco_de_sopa sopa caldo guiso | =bol_de_soupe soupe potage | =tigela_de_sopa caldo_verde | =ciotola_di_zuppa zuppa zuppe minestra brodo
cooking-pot: cooking recipe homemade_jam slow_cooker | =Kochtopf kochen rezept ~rezept | =olla receta cocinar la_cocina | =casserole recette cuisiner la_cuisine | =panela receita cozinhar cozinha | =pentola ricetta ricette cucinare cucina
chef-hat: pastry_chef sous_chef head_chef our_chef private_chef cooking_class cookery catering caterer | =Kochmütze koch köchin kochkurs chefkoch partyservice | =gorro_de_cocinero cocinero cocinera | =toque_de_cuisinier cuisinier cuisinière traiteur | =chapéu_de_cozinheiro cozinheiro cozinheira | =cappello_da_cuoco cuoco cuoca cuochi
fork-knife: restaurant lunch dinner bistro supper buffet pasta set_menu lunch_menu | =Messer_und_Gabel restaurant mittagstisch mittagessen abendessen gasthof gasthaus speisekarte wirtshaus schnitzel~ | =cuchillo_y_tenedor restaurante almuerzo cena tapas menú_del_día paella | =couteau_et_fourchette déjeuner dîner plat_du_jour bistrot repas | =garfo_e_faca almoço jantar refeição refeições cardápio feijoada petiscos | =coltello_e_forchetta ristorante pranzo trattoria osteria osterie
?fork-knife: food menu meal dish eat dining | essen menü speisen | comida menú | manger menu | ementa comer | cibo menù piatti
jar-label: jam honey marmalade chutney pickle preserves | =Einmachglas marmelade honig konfitüre imker imkerei | =tarro mermelada miel | =bocal confiture | =frasco geleia compota mel | =barattolo marmellata miele
fire: barbecue bbq grill | =Feuer grillen grillfest grillabend grillparty | =fuego barbacoa parrilla asado | =feu grillade | =fogo churrasco grelhados | =fuoco grigliata griglia
drop: water hydration | =Tropfen trinkwasser mineralwasser wasser | =gota agua | =goutte eau_potable eau_minérale | =gota água | =goccia acqua

?storefront: grand_opening new_shop pop_up_shop boutique shopfront | =Laden neueröffnung eröffnung | =tienda inauguración | =magasin ouverture_de_notre nouvelle_boutique | =loja inauguração | =negozio inaugurazione
?storefront: shop ≈store opening retail | laden geschäft filiale | tienda comercio | magasin ouverture | loja comércio | negozio bottega apertura
shopping-cart: grocery groceries supermarket | =Einkaufswagen supermarkt lebensmittel | =carro_de_la_compra supermercado | =chariot supermarché épicerie | =carrinho_de_compras mercearia | =carrello supermercato
basket: basket hamper picnic flea_market market_stall | korb picknick flohmarkt ~flohmarkt marktstand | cesta pícnic mercadillo | panier pique_nique brocante vide_grenier | =cesta cesta_básica piquenique | cesto picnic mercatino
?basket: market | markt weihnachtsmarkt bauernmarkt | mercado | marché | feira | mercato
?shopping-bag: shopping purchase | =Einkaufstasche einkaufen shopping | =bolsa_de_la_compra compras | =sac_de_courses achats | =saco_de_compras | =borsa_della_spesa acquisti
handbag: handbag purse leather_goods | handtasche | bolso | sac_à_main maroquinerie | bolsa | borsa borse borsetta
gift: gift gifts giveaway voucher gift_card christmas_present birthday_present | geschenk ~geschenk gutschein~ | regalo sorteo | cadeau bon_cadeau | =presente vale_presente sorteio presentes | =regalo regali buono_regalo
?ticket: ticket admission raffle | eintrittskarte ticket tombola verlosung | =entrada entradas boleto rifa | billet billetterie tombola | =bilhete ingresso bilhete | biglietto biglietti lotteria
?seal-percent: sale discount offer clearance bargain reduced black_friday | =Prozentzeichen rabatt angebot sale ausverkauf schlussverkauf | =signo_de_porcentaje rebaja descuento oferta | =signe_de_pourcentage soldes promotion promo remise réduction | =sinal_de_percentagem promoção promoções desconto liquidação | =segno_di_percentuale sconto sconti saldi offerta svendita
credit-card: credit_card card_payment contactless_payment | kreditkarte kartenzahlung | tarjeta_de_crédito | carte_bancaire carte_de_crédito | cartão_de_crédito | carta_di_credito
wallet: budget budgeting wallet | =Geldbeutel haushaltsbuch geldbeutel | =cartera presupuesto | portefeuille | =carteira orçamento carteira | portafoglio
piggy-bank: savings saving_money save_money pension retirement | =Sparschwein sparen sparschwein rente altersvorsorge | =hucha ahorro ahorrar pensión | =tirelire épargne retraite | =mealheiro poupança poupar aposentadoria | =salvadanaio risparmio risparmiare pensione
coins: money cash | =Münzen geld bargeld | =monedas dinero | =pièces_de_monnaie | =moedas dinheiro | =monete denaro soldi
hand-heart: donation donate charity volunteer volunteering fundraiser fundraising | =Hand_mit_Herz spenden ehrenamt freiwillige | =mano_con_corazón donación donar voluntario voluntarios | =main_avec_un_cœur dons bénévole bénévolat | =mão_com_coração doação doações doar voluntários | =mano_con_cuore donazione donazioni donare volontari beneficenza
?hand-heart: thank_you thanks | danke dankeschön vielen_dank | gracias | merci | obrigado obrigada | grazie
bank: ≈bank banking mortgage loan | =Bankgebäude sparkasse hypothek kredit | =banco hipoteca préstamo | banque | =banco empréstimo | banca mutuo prestito
calculator: accounting accountant bookkeeping bookkeeper tax taxes payroll tax_return | =Taschenrechner steuern steuererklärung steuerberater steuerberatung buchhaltung | =calculadora contabilidad contable impuestos gestoría | =calculatrice comptabilité comptable impôt | =calculadora contabilidade impostos | =calcolatrice contabilità commercialista tasse
invoice: invoice invoicing | rechnung | factura facturación | facture facturation | fatura faturamento | fattura fatture fatturazione
receipt: receipt expenses | =Kassenzettel quittung | recibo gastos | =ticket_de_caisse | =recibo despesas | scontrino spese
?chart-line-up: growth revenue profit turnover analytics sales_figures | =steigende_Kurve wachstum umsatz gewinn | =curva_ascendente crecimiento ventas | =courbe_montante croissance | =curva_ascendente crescimento vendas lucro | =curva_in_salita crescita fatturato vendite
?chart-bar: statistics survey market_research findings | =Balkendiagramm statistik umfrage studie | =gráfico_de_barras estadísticas encuesta | =diagramme_en_barres statistiques sondage | =gráfico_de_barras estatísticas pesquisa inquérito | =grafico_a_barre statistiche sondaggio
?target: goal resolution | =Zielscheibe ziele vorsätze | =diana objetivo metas | =cible objectif | =alvo metas | =bersaglio obiettivo obiettivi
presentation-chart: presentation webinar seminar | präsentation webinar seminar vortrag | presentación seminario | présentation webinaire séminaire | apresentação seminário | presentazione
?chalkboard-teacher: ≈workshop course lesson ≈training teacher masterclass tutoring tutor ≈class | =Lehrer_an_der_Tafel workshop kurs ~kurs unterricht lehrer schulung nachhilfe | =profesor_en_la_pizarra taller curso clase profesor | =professeur_au_tableau atelier cours professeur formation | =professor_no_quadro oficina aula professor formação | =insegnante_alla_lavagna corso corsi lezione lezioni insegnante
graduation-cap: graduation university student exam scholarship | =Doktorhut abschluss studium universität studenten prüfung abitur | =birrete graduación universidad estudiante examen beca | =toque_de_diplômé université étudiant examen diplôme | =chapéu_de_formatura formatura universidade estudante exame | =tocco_di_laurea laurea università studenti esame esami
backpack: school back_to_school pupil schoolbag backpack | =Rucksack schule schulanfang schulranzen einschulung grundschule rucksack | =mochila colegio escuela mochila | =sac_à_dos école rentrée cartable | =mochila escola volta_às_aulas | =zaino scuola zaino
pencil: pencil stationery | bleistift schreibwaren | lápiz papelería | crayon papeterie | lápis papelaria | matita matite cartoleria
pen-nib: writing writer calligraphy copywriting poem poetry | =Schreibfeder kalligrafie gedicht schriftsteller | =plumilla escritura escritor caligrafía poesía | =plume écriture écrivain calligraphie poésie | =aparo escrita caligrafia poesia | =pennino scrittura scrittore calligrafia
book-open: books book_club bookshop bookstore reading novel library storytime paperback a_book new_book what_book | =aufgeschlagenes_Buch buch bücher ~buch buchhandlung buchladen lesung bibliothek bücherei roman | =libro_abierto libro librería lectura biblioteca novela | =livre_ouvert librairie bibliothèque des_livres nos_livres un_livre le_livre | =livro_aberto livro livraria leitura | =libro_aperto libri libreria lettura romanzo
?newspaper: newspaper newsletter press_release blog news | zeitung nachrichten newsletter | periódico noticias | journal actualités | jornal notícias | giornale notizie
?envelope: email e_mail letter inbox | =Briefumschlag e_mail | =sobre correo | =enveloppe courriel | =envelope | =busta lettera
?phone: call_us telephone hotline | telefon hotline | teléfono llámanos | téléphone appelez | telefone ligue | telefono chiamaci
device-mobile: app smartphone iphone android our_app | =Smartphone app handy smartphone | móvil aplicación | =téléphone_portable appli smartphone | celular telemóvel aplicativo | cellulare
laptop: laptop computer website web_design software | laptop website webseite webdesign | portátil ordenador sitio_web página_web | =ordinateur_portable ordinateur site_web site_internet logiciel | =computador_portátil computador | =computer_portatile sito_web
code: coding programming developer hackathon | =Programmcode programmieren entwickler programmierung | =código programación programador desarrollador | =code développeur programmation | =código programação programador | =codice programmazione sviluppatore sviluppatori
robot: robot chatbot artificial_intelligence | roboter künstliche_intelligenz | =robot inteligencia_artificial | =robot intelligence_artificielle | =robô inteligência_artificial robô | =robot intelligenza_artificiale
camera: photographer photography photo_shoot cameras a_camera camera_shop better_photos portrait | =Kamera fotograf fotografie fotoshooting fotokurs kameras | =cámara fotógrafo fotografía | =appareil_photo photographe photographie appareil_photo | =câmera fotografia | =macchina_fotografica fotografo fotocamera
film-slate: film movie cinema documentary | =Filmklappe film filme kino ~kino | =claqueta película cine | =clap_de_cinéma cinéma | =claquete | =ciak pellicola
video-camera: video vlog filming | =Videokamera video | =cámara_de_vídeo vídeo | =caméra vidéo | =câmera_de_vídeo | =videocamera
microphone-stage: open_mic karaoke singer singing live_music gig choir comedy_night ≈audition | =Mikrofon karaoke sänger gesang | =micrófono cantante coro | =micro chanteur chanteuse chorale | =microfone concerto cantor | =microfono concerti
microphone: podcast interview | =Mikrofon podcast interview | =micrófono entrevista | =micro | =microfone | =microfono intervista interviste
music-notes: musical_note music_note music song album jazz musician concert | =Musiknoten musik~ lieder jazz konzert ~konzert | =notas_musicales música canción canciones concierto | =notes_de_musique musique chanson | =notas_musicais canção canções | =note_musicali musica canzone canzoni
guitar: guitar | gitarre~ | guitarra | guitare | =guitarra violão | chitarra chitarre
piano-keys: pianist piano_lesson piano_teacher grand_piano | =Klaviertasten klavier~ | =teclas_de_piano pianista | =touches_de_piano | =teclas_de_piano | =tasti_di_pianoforte pianoforte
vinyl-record: vinyl record_store record_shop | schallplatte vinyl | =disco_de_vinilo vinilo | =disque_vinyle vinyle | =disco_de_vinil vinil | =disco_in_vinile vinile vinili
headphones: headphones audiobook | kopfhörer hörbuch | auriculares audiolibro | écouteurs | fones_de_ouvido auscultadores | cuffie
disco-ball: disco dance dancing salsa_night tango | =Discokugel tanzen tanzkurs tanzschule tanzabend tanz disco | =bola_de_discoteca baile bailar danza discoteca | =boule_à_facettes danse danser | =bola_de_espelhos dança dançar | =palla_da_discoteca ballo ballare
?confetti: party parties celebrate celebration anniversary festival carnival congratulations congrats jubilee congratulate | =Konfetti feiern feier party jubiläum glückwunsch sommerfest stadtfest karneval fasching | =confeti fiesta celebrar celebración felicidades carnaval festival | =confettis fête fêter félicitations | =confete festa parabéns | =coriandoli festeggiare festeggiamo carnevale auguri
balloon: balloon kids_party childrens_party | luftballon kindergeburtstag | =globo fiesta_infantil | =ballon goûter_d_anniversaire | =balão balões festa_infantil | palloncino palloncini
mask-happy: theatre theater comedy improv ≈audition | =Theatermaske theater~ komödie | =máscara_de_teatro teatro comedia | =masque_de_théâtre théâtre comédie | =máscara_de_teatro comédia | =maschera_teatrale commedia
palette: art artist painting gallery exhibition watercolour watercolor paint_night ≈class ≈workshop | =Farbpalette kunst kunstausstellung kunstkurs kunsthandwerk malen malerei künstler galerie ausstellung aquarell | =paleta_de_pintor arte artista galería exposición acuarela pintura | =palette_de_peintre peinture artiste galerie exposition aquarelle | =paleta_de_pintor galeria exposição aquarela | =tavolozza artisti galleria mostra_d_arte acquerello pittura
jar: pottery ceramics ceramic potter | =Krug töpfern töpferei keramik~ | =vasija cerámica alfarería | =pot poterie céramique potier | =pote cerâmica olaria | =vaso ceramica ceramiche
paint-roller: decorator decorating painter_and house_painting painters renovation | =Farbroller malerbetrieb malermeister anstrich renovierung renovieren | =rodillo_de_pintura pintores reformas | =rouleau_de_peinture rénovation peintre_en_bâtiment | =rolo_de_pintura remodelação pintores_de | =rullo_da_pittura imbianchino ristrutturazione ristrutturazioni
hammer: carpenter carpentry joinery joiner handyman diy woodwork woodworking | =Hammer tischler tischlerei schreiner schreinerei zimmerei handwerker heimwerker handwerk | =martillo carpintero carpintería bricolaje | =marteau menuisier menuiserie charpentier bricolage | =martelo carpinteiro carpintaria marceneiro | =martello falegname falegnameria fai_da_te
?wrench: repair mechanic maintenance servicing tune_up | =Schraubenschlüssel reparatur werkstatt wartung mechaniker | =llave_inglesa reparación mecánico mantenimiento | =clé_anglaise réparation mécanicien dépannage | =chave_inglesa reparo conserto manutenção mecânico | =chiave_inglese riparazione riparazioni meccanico manutenzione
toolbox: toolbox tools hardware_store | =Werkzeugkasten werkzeug~ baumarkt | =caja_de_herramientas herramienta ferretería | =boîte_à_outils outil quincaillerie | =caixa_de_ferramentas ferramentas | =cassetta_degli_attrezzi attrezzi ferramenta
hard-hat: construction building_site builder contractor roofing roofer | =Schutzhelm baustelle bauunternehmen dachdecker baufirma | =casco construcción albañil | =casque_de_chantier chantier maçon couvreur | =capacete construção pedreiro | =casco edilizia cantiere muratore
pipe-wrench: plumber plumbing leaking | =Rohrzange klempner sanitär installateur rohrbruch | =llave_para_tubos fontanero fontanería plomero | =clé_à_griffe plombier plomberie | =chave_de_tubos encanador canalizador | =giratubi idraulico
lightning: electrician electricity electrical energy | =Blitz elektriker elektrotechnik strom energie~ | =rayo electricista electricidad energía | =éclair électricien électricité énergie | =raio eletricista eletricidade energia | =fulmine elettricista elettricità
charging-station: ev_charging charging_point charging_station | ladestation wallbox ladesäule | punto_de_carga | borne_de_recharge | posto_de_carregamento | colonnina
solar-panel: solar solar_panel photovoltaic | =Solarpanel solaranlage photovoltaik | =panel_solar placas_solares paneles_solares | =panneau_solaire panneaux_solaires photovoltaïque | =painel_solar painéis_solares painel_solar | =pannello_solare pannelli_solari fotovoltaico
thermometer-hot: heating boiler heat_pump heatwave | =Thermometer heizung~ wärmepumpe hitze | =termómetro calefacción caldera | =thermomètre chauffage chaudière pompe_à_chaleur canicule | =termómetro aquecimento caldeira | =termometro riscaldamento caldaia
fan: air_conditioning | =Ventilator klimaanlage ventilator | =ventilador aire_acondicionado ventilador | =ventilateur climatisation ventilateur | =ventilador ar_condicionado | =ventilatore aria_condizionata climatizzatore
key: keys a_key house_key locksmith key_cutting lettings to_let for_rent | schlüssel ~schlüssel vermietung zu_vermieten schlüsseldienst | =llave llaves cerrajero alquiler | clé clef serrurier | chave chaveiro aluguel | =chiave chiavi affitto affittasi
house: house ≈home cottage real_estate property properties estate_agent terraced bungalow | haus eigenheim immobilie makler einfamilienhaus reihenhaus ferienhaus | casa vivienda inmobiliaria | maison immobilier logement | =casa imóvel imóveis imobiliária moradia | =casa immobiliare immobili villetta
building-apartment: apartment condo flat_for flat_in bedroom_flat | =Wohnhaus wohnung ~wohnung | =edificio_de_viviendas apartamento | =immeuble appartement | =prédio | =condominio appartamento appartamenti
buildings: office coworking co_working | =Bürogebäude büro ~büro coworking | =edificios oficina_de coworking | =immeubles bureaux coworking | =edifícios escritório | =edifici ufficio uffici
truck: moving_house removals removal_van movers we_moved have_moved we_ve_moved lorry we_re_moving moving_to | =Lastwagen umzug umzugsservice spedition umgezogen | =camión mudanza camión nos_mudamos | =camion déménagement camion déménageons | =caminhão mudança caminhão camião | =camion trasloco traslochi
package: delivery deliveries parcel shipping unboxing subscription_box | =Paket lieferung paket versand lieferservice | =paquete envío paquete reparto | =colis livraison colis | =pacote entrega encomenda frete | =pacco consegna consegne pacco spedizione
bed: hotel bedroom mattress hostel guest_house bed_and_breakfast accommodation sleep | =Bett hotel~ bett matratze schlafzimmer unterkunft schlaf | =cama hotel cama colchón alojamiento hostal dormir | =lit hôtel matelas literie sommeil | =cama colchão pousada | =letto albergo materasso materassi alloggio
couch: sofa ≈couch furniture living_room upholstery coffee_table | sofa möbel wohnzimmer polsterei | sofá mueble | canapé meuble | =sofá móveis | divano divani mobili arredamento
armchair: armchair interior_design interior | sessel inneneinrichtung | sillón interiorismo | fauteuil décoration_intérieure | poltrona design_de_interiores | =poltrona interior_designer
chair: chairs | stuhl stühle | silla | chaise | cadeira | sedia sedie
table: oak_table dining_table wooden_table | =Tisch esstisch holztisch | =mesa mesa_de_roble mesa_de_madera | =table table_en_bois table_en_chêne | =mesa mesa_de_carvalho mesa_de_jantar | tavolo
lamp: lamp lighting | lampe leuchte beleuchtung | lámpara iluminación | =lampe luminaire éclairage | luminária iluminação | lampada lampade illuminazione
?lightbulb: idea tip inspiration innovation brainstorm hack advice | idee tipp inspiration | consejo truco | idée astuce conseil | ideia dica | consiglio consigli
bathtub: bathroom bathtub | =Badewanne badezimmer badewanne badsanierung | =bañera cuarto_de_baño bañera | =baignoire salle_de_bain salle_de_bains baignoire | =banheira banheiro banheira | =vasca_da_bagno bagno vasca
washing-machine: laundry dry_cleaning launderette washing_machine | =Waschmaschine wäscherei waschmaschine textilreinigung | =lavadora lavandería lavadora | =lave-linge laverie | =máquina_de_lavar lavandaria | =lavatrice lavanderia lavatrice
broom: cleaning spring_clean housekeeping clean_up cleaners | =Besen putzen frühjahrsputz gebäudereinigung | =escoba limpieza limpiar | =balai nettoyage | =vassoura limpeza | =scopa pulizia pulizie
hand-soap: soap hygiene | seife~ hygiene | jabón jabones higiene | savon hygiène | sabonete | sapone saponi igiene
recycle: recycling recycle recycled upcycling zero_waste compost compostable composting | =Recyclingzeichen recycling kompost~ upcycling kompostierbar | =símbolo_de_reciclaje reciclaje reciclar compostable | =symbole_de_recyclage recyclage compostable zéro_déchet | =símbolo_de_reciclagem reciclagem compostagem compostável | =simbolo_del_riciclo riciclo riciclare compostabile compostabili
trash: food_waste rubbish litter less_waste | =Mülleimer abfall lebensmittelverschwendung müll | =cubo_de_basura basura residuos desperdicio | =poubelle déchets gaspillage poubelle | =caixote_do_lixo lixo resíduos | =cestino rifiuti spreco

?leaf: nature sustainability sustainable organic autumn eco natural | =Blatt natur nachhaltigkeit nachhaltig herbst~ öko | =hoja naturaleza sostenible otoño ecológico | =feuille nature durable automne écologique | =folha natureza sustentável outono | =foglia natura sostenibile autunno biologico
plant: seedling sowing seeds | =Keimling aussaat saatgut setzlinge | =plántula semillas siembra | =jeune_pousse semis graines | =muda sementes | =piantina semina semi_di
?plant: spring | frühling~ frühjahr | primavera | printemps | | 
potted-plant: ≈plant houseplant garden_centre orchid repot repotting ≈nursery plants perennials herbs | =Topfpflanze pflanze zimmerpflanze gärtnerei | =planta_en_maceta planta vivero | =plante_en_pot plante jardinerie | =planta_em_vaso viveiro | =pianta_in_vaso pianta piante vivaio
shovel: garden gardening gardener allotment landscaping | =Schaufel garten gartenbau gartenpflege gartenfest gärtner | =pala jardín jardinería huerto jardinero | =pelle jardin jardinage jardinier potager | =pá jardim jardinagem horta jardineiro | =pala giardino giardinaggio orto giardiniere
flower-tulip: flower tulip florist bouquet peony peonies flowering ≈workshop | =Tulpe blume blumen~ tulpe blumenstrauß floristin pfingstrose | =tulipán flor floristería tulipán ramo_de | =tulipe fleur fleuriste tulipe | =tulipa floricultura florista buquê | =tulipano fiore fiori fiorista fioraio
flower: roses blossom daisy daisies wildflower | =Blüte rosen blüte | =flor rosas | =fleur | =flor | =fiore
flower-lotus: spa wellness meditation mindfulness massage relaxation skincare cosmetics beauty_salon facial | =Lotusblüte wellness meditation achtsamkeit massage entspannung kosmetik~ | =flor_de_loto meditación masaje bienestar belleza | =fleur_de_lotus méditation bien_être détente soin_du_visage institut_de_beauté | =flor_de_lótus meditação massagem massagens bem_estar beleza | =fiore_di_loto meditazione massaggio massaggi benessere estetista
person-simple-tai-chi: yoga pilates tai_chi stretching ≈class | =Mensch_beim_Yoga yoga~ pilates | =persona_haciendo_yoga estiramiento | =personne_qui_fait_du_yoga étirement | =pessoa_a_fazer_ioga ioga alongamento | =persona_che_fa_yoga
barbell: gym fitness workout personal_trainer weightlifting crossfit strength_training | =Hantel fitness~ krafttraining | =pesa gimnasio entrenador_personal entrenamiento | =haltère musculation salle_de_sport | =haltere ginásio musculação treino | =bilanciere palestra allenamento allenamenti
person-simple-run: running runner jogging marathon parkrun 5k 10k fun_run running_plan couch_to_5k | =Läufer joggen marathon lauftreff stadtlauf | =corredor correr maratón | =coureur course_à_pied | =corredor corrida maratona | =corridore corsa correre
person-simple-walk: walking_group | =Spaziergänger spaziergang spazierengehen | =caminante paseo caminata | =marcheur promenade | =caminhante passeio_a_pé | =camminatore passeggiata passeggiate
sneaker-move: running_shoe trail_runner running_shoes | laufschuh | =zapatilla_de_correr zapatillas_de_correr | =chaussure_de_course chaussures_de_course | tênis_de_corrida | =scarpa_da_corsa scarpe_da_corsa
sneaker: shoe sneaker footwear cobbler | =Turnschuh schuh schuhe kinderschuhe damenschuhe schuhmacher schuhladen | =zapatilla zapato zapatería zapatilla calzado | =basket chaussure cordonnier | =tênis sapato sapataria calçado | =scarpa_da_ginnastica scarpa scarpe calzature calzolaio
boot: boots wellies | stiefel wanderschuhe | =bota botas | =botte bottes | =bota | =stivale stivali
high-heel: high_heel | =Stöckelschuh | =zapato_de_tacón tacones | =talon_aiguille talons_hauts | =sapato_de_salto salto_alto | =scarpa_col_tacco tacchi
t-shirt: t_shirt clothes clothing fashion apparel merch | =T-Shirt kleidung bekleidung modenschau modehaus t_shirt | =camiseta ropa camiseta moda | =t-shirt vêtement t_shirt la_mode | =camiseta roupa | =maglietta abbigliamento maglietta magliette
dress: dress dresses bridal gown | kleid kleider ~kleid brautmode | vestido | robe | =vestido | =abito abito_da vestito vestiti
coat-hanger: coat jacket knitwear wardrobe second_hand thrift vintage_clothing | =Kleiderbügel kleiderschrank secondhand second_hand | =percha armario segunda_mano | =cintre friperie seconde_main | =cabide brechó guarda_roupa segunda_mão | =gruccia guardaroba usato
needle: sewing tailor alterations embroidery mending | =Nadel nähen nähkurs schneiderei änderungsschneiderei | =aguja costura coser sastre bordado | =aiguille couture coudre couturière broderie | =agulha costureira alfaiate | =ago cucito sartoria ricamo
yarn: knitting yarn wool crochet | =Wollknäuel stricken wolle häkeln strickkurs | =ovillo_de_lana tejer ganchillo | =pelote_de_laine tricot laine | =novelo_de_lã tricô crochê | =gomitolo uncinetto lana
scissors: hairdresser hair_salon haircut barber barbershop hairdressing ≈salon | =Schere friseur~ haarschnitt barbier | =tijeras peluquería peluquero barbería corte_de_pelo | =ciseaux coiffeur coiffeuse barbier coupe_de_cheveux | =tesoura cabeleireiro barbearia corte_de_cabelo | =forbici parrucchiere parrucchiera barbiere
hair-dryer: hair blow_dry ≈salon | =Föhn haare föhnen | =secador cabello | =sèche-cheveux cheveux | =secador_de_cabelo cabelo | =asciugacapelli capelli
tooth: dentist dental teeth tooth orthodontist | zahn zahnarzt zahnärztin zähne zahnreinigung | =diente dentista diente | =dent dentiste dents | dente odontologia | =dente denti
stethoscope: doctor medical health clinic gp_surgery | =Stethoskop arzt ärztin arztpraxis gesundheit | =estetoscopio médico salud clínica | =stéthoscope médecin santé clinique | =estetoscópio saúde | =stetoscopio medico salute ambulatorio
first-aid-kit: first_aid | =Verbandskasten erste_hilfe | =botiquín primeros_auxilios | =trousse_de_secours premiers_secours | =kit_de_primeiros_socorros primeiros_socorros | =cassetta_di_pronto_soccorso primo_soccorso
pill: pharmacy pharmacies pharmacist medicine vitamin | =Tablette apotheke medikament vitamine | =pastilla farmacia medicamento vitamina | =pilule pharmacie pharmacien médicament | =comprimido farmácia remédio | =pillola farmacie farmaci
syringe: vaccine vaccination flu_jab flu_shot | =Spritze impfung impfen grippeimpfung | =jeringa vacuna vacunación | =seringue vaccin | =seringa vacina vacinação | =siringa vaccino vaccini vaccinazione
wheelchair: wheelchair accessible accessibility | rollstuhl barrierefrei | silla_de_ruedas accesibilidad | fauteuil_roulant accessibilité | cadeira_de_rodas acessibilidade | sedia_a_rotelle accessibilità
eyeglasses: optician eyewear eye_test spectacles ≈glasses | brille sonnenbrille optiker sehtest | gafas óptica | lunettes opticien | óculos | occhiali ottico
ear: hearing_aid hearing_test | =Ohr hörgerät hörtest | =oreja audífono | =oreille appareil_auditif | =orelha aparelho_auditivo | =orecchio apparecchio_acustico
brain: psychology psychologist therapy therapist mental_health counselling counseling | =Gehirn psychologie psychologin therapie psychotherapie | =cerebro psicología psicólogo terapia salud_mental | =cerveau psychologue thérapie santé_mentale | =cérebro psicologia saúde_mental | =cervello psicologo salute_mentale
baby: baby babies newborn maternity pregnancy midwife | =Baby babykurs babys schwangerschaft hebamme | bebé embarazo matrona | bébé grossesse sage_femme | bebê gravidez | neonato neonati gravidanza ostetrica
baby-carriage: pram stroller childcare ≈nursery daycare | kinderwagen kita tagesmutter kindergarten | =cochecito_de_bebé guardería | poussette crèche nounou | =carrinho_de_bebê creche | passeggino asilo_nido
?users-three: team community together ≈members staff networking meetup ≈club family families parents apprentice | =drei_Menschen team gemeinschaft mitglieder verein kollegen familie familien eltern | =tres_personas equipo comunidad miembros familia | =trois_personnes équipe communauté membres famille parents | =três_pessoas equipe equipa comunidade família | =tre_persone comunità famiglia famiglie genitori
?handshake: partnership collaboration cooperation consulting advisory | =Händedruck partnerschaft zusammenarbeit kooperation beratung | =apretón_de_manos colaboración asesoría | =poignée_de_main partenariat collaboration | =aperto_de_mãos parceria colaboração consultoria | =stretta_di_mano collaborazione consulenza
?briefcase: hiring job vacancy vacancies career recruiting apprenticeship internship join_our_team | =Aktentasche job stellenanzeige karriere ausbildung praktikum wir_suchen | =maletín empleo vacante trabaja_con_nosotros | =mallette emploi recrute recrutons recrutement | =pasta emprego vaga contratando estágio | =valigetta assumiamo tirocinio lavora_con_noi
scales: lawyer legal solicitor attorney notary law_firm ≈bar | =Waage rechtsanwalt anwalt anwältin kanzlei notar | =balanza abogado abogada notario | =balance avocats notaire juridique | =balança advogado advogada jurídico | =bilancia avvocato avvocati notaio studio_legale
shield-check: insurance security safety warranty | =Schutzschild versicherung~ sicherheit datenschutz | =escudo aseguradora garantía seguridad | =bouclier assurance sécurité | =escudo segurança seguradora | =scudo assicurazione assicurazioni sicurezza
lock: password cybersecurity | =Vorhängeschloss passwort passwörter | =candado contraseña ciberseguridad | =cadenas mot_de_passe cybersécurité | =cadeado senha cibersegurança | =lucchetto sicurezza_informatica
car: cars a_car car_park parking parking_space your_car new_car used_car the_car car_wash car_service car_repair car_hire electric_car car_insurance test_drive driving_school driving_lesson | auto autos autohaus fahrschule gebrauchtwagen elektroauto autowäsche | coche autoescuela concesionario | voiture auto_école | carro automóvel autoescola | automobile autoscuola concessionaria autolavaggio
tire: tyre winter_tyres winter_tires | reifen winterreifen reifenwechsel | neumático | pneu | =pneu | =pneumatico pneumatici
motorcycle: motorcycle motorbike | motorrad motorräder | motocicleta | =moto motard | moto | motocicletta
scooter: e_scooter electric_scooter | =Roller e_roller | patinete | trottinette | =patinete patinete_elétrica | monopattino
bicycle: bicycle bike cycling cyclist e_bike | fahrrad~ fahrräder radtour e_bike radfahren | bicicleta bici ciclismo ciclista | vélo cyclisme cycliste | =bicicleta bike_shop | =bicicletta biciclette bicicletta
train: railway by_train train_station train_journey ≈train ≈station | =Zug bahnhof eisenbahn zugreise | tren | =train en_train gare | trem comboio | treno ferrovia
bus: coach_trip shuttle_bus bus | bus busreise | autobús | autocar | ônibus autocarro | =autobus pullman
airplane-tilt: flight travel airport vacation journey plane tourism | =Flugzeug reise reisen flug flugreise urlaub~ flughafen | =avión viaje vuelo vacaciones aeropuerto turismo | =avion voyage vacances aéroport tourisme | =avião viagem viagens voo férias aeroporto | =aereo viaggio viaggi volo vacanza vacanze
suitcase-rolling: luggage suitcase weekend_break getaway | koffer gepäck | maleta equipaje escapada | valise bagage | =mala bagagem | valigia valigie
map-trifold: map city_tour walking_tour sightseeing travel_guide guided_tour | =Landkarte stadtführung reiseführer landkarte | mapa visita_guiada | =carte visite_guidée | =mapa guia_de_viagem | =mappa visita_guidata mappa
tent: camping campsite tent glamping | =Zelt camping~ zelt zelten | =tienda_de_campaña acampar tienda_de_campaña | tente | =tenda acampamento | =tenda campeggio
campfire: campfire bonfire | lagerfeuer | hoguera fogata | feu_de_camp | fogueira | falò
mountains: mountain hiking hike alps trek | =Berge berge bergtour wandern wanderung alpen gebirge | =montañas montaña senderismo | =montagnes montagne randonnée alpes | =montanhas montanha trilha | =montagne montagna escursione trekking alpi
tree-palm: beach palm seaside | =Palme strand strandbar palmen | =palmera playa palmera | =palmier plage palmier | =palmeira praia palmeira | =palma spiaggia spiagge
waves: sea ocean surf surfing | =Wellen meer ozean surfen | =olas océano surf | =vagues océan | =ondas oceano surfe | =onde mare
sailboat: sailing sailboat regatta boat yacht | =Segelboot segeln segelboot segelkurs | velero barco regata | voilier bateau | veleiro | =barca_a_vela barca veliero
anchor: marina harbour_festival harbour_tour | =Anker hafenfest hafenrundfahrt | =ancla puerto_deportivo | =ancre port_de_plaisance | =âncora | =ancora
lighthouse: lighthouse | leuchtturm | =faro | =phare | farol | =faro
sun-horizon: sunset sunrise dawn | sonnenuntergang sonnenaufgang | atardecer amanecer | coucher_de_soleil lever_du_soleil | pôr_do_sol amanhecer | tramonto
?sun: summer sun sunny sunshine | =Sonne sommer~ sonne sonnig | =sol verano soleado | =soleil soleil cet_été d_été l_été | =sol verão ensolarado | =sole soleggiato
?snowflake: winter snow frost | =Schneeflocke winter~ schnee~ | =copo_de_nieve invierno nieve | =flocon_de_neige hiver neige | =floco_de_neve inverno neve | =fiocco_di_neve
person-simple-ski: ski skiing | =Skifahrer skifahren skikurs skiurlaub | =esquiador esquí esquiar | =skieur | =esquiador esqui | =sciatore sci sciare
tree-evergreen: forest woodland fir_tree | =Tanne wald wälder tannenbaum | =abeto bosque pinar | =sapin forêt sapin | =pinheiro floresta pinheiro | =abete bosco boschi foresta
?tree-evergreen: christmas xmas advent | weihnacht~ advent~ | navidad navideño navideña | noël | natal | natale natalizio natalizia
tree: tree orchard | baum bäume baumpflege | árbol árboles | arbre verger | árvore | albero alberi
umbrella: umbrella rain rainy | =Regenschirm regen regenschirm | paraguas lluvia | parapluie pluie | =guarda-chuva chuva guarda_chuva | ombrello pioggia
rainbow: rainbow lgbtq | regenbogen | arcoíris | =arc-en-ciel arc_en_ciel | =arco-íris arco_íris | arcobaleno
?moon-stars: night moon bedtime | =Mond_und_Sterne nacht mond | =luna_y_estrellas noche luna | =lune_et_étoiles nuit lune | =lua_e_estrelas noite lua | =luna_e_stelle notte
ghost: ghost halloween spooky | =Gespenst halloween gespenst | fantasma | fantôme | =fantasma dia_das_bruxas | =fantasma
heart: wedding valentine valentines love_letter bride | =Herz hochzeit~ valentinstag | =corazón boda san_valentín | =cœur mariage saint_valentin | =coração casamento dia_dos_namorados | =cuore matrimonio nozze san_valentino
?heart: love heart romantic | liebe herz | amor corazón | amour cœur | coração | amore cuore
diamond: jewellery jewelry jeweller jeweler diamond | =Diamant schmuck schmuckstück juwelier goldschmied | =diamante joyería joya | =diamant bijou bijoux bijouterie | =diamante joalheria joia | =diamante gioiello gioielli gioielleria
watch: wristwatch watchmaker watches | armbanduhr uhrmacher | =reloj_de_pulsera relojería reloj | =montre horlogerie horloger | =relógio_de_pulso relógio relojoaria | =orologio_da_polso orologio orologi orologeria
?star: review testimonial five_star rating | bewertung rezension | reseña | témoignage | avaliação avaliações | recensione recensioni
?trophy: award winner competition contest champion prize tournament | =Pokal auszeichnung gewinner wettbewerb turnier gewinnspiel | =trofeo premio ganador concurso torneo | =trophée gagnant concours tournoi | =troféu prêmio vencedor torneio | =trofeo vincitore concorso
soccer-ball: football soccer world_cup ≈match | fußball~ | =balón_de_fútbol fútbol | =ballon_de_football | =bola_de_futebol futebol | =pallone_da_calcio calcio
basketball: basketball | basketball | =balón_de_baloncesto baloncesto | =ballon_de_basket basket_ball | =bola_de_basquete basquete | =palla_da_basket pallacanestro
volleyball: volleyball | volleyball | =balón_de_voleibol voleibol | =ballon_de_volley | =bola_de_vôlei vôlei | =pallone_da_pallavolo pallavolo
tennis-ball: tennis padel ≈match | =Tennisball tennis~ padel | =pelota_de_tenis tenis pádel | =balle_de_tennis | =bola_de_tênis tênis_de_quadra | =pallina_da_tennis
ping-pong: table_tennis ping_pong | =Tischtennisschläger tischtennis | =pala_de_ping-pong | =raquette_de_ping-pong | =raquete_de_pingue-pongue tênis_de_mesa | =racchetta_da_ping_pong
golf: golf | =Golffahne golf~ | =bandera_de_golf | =drapeau_de_golf | =bandeira_de_golfe golfe | =bandiera_da_golf
boxing-glove: boxing kickboxing | =Boxhandschuh boxen kickboxen | =guante_de_boxeo boxeo | =gant_de_boxe boxe | =luva_de_boxe | =guantone_da_boxe pugilato
person-simple-swim: swimming swim swimming_lesson | =Schwimmer schwimmen schwimmkurs schwimmbad freibad | =nadador natación nadar piscina | =nageur natation piscine nager | =nadador natação | =nuotatore nuoto nuotare
bowling-ball: bowling | =Bowlingkugel bowling kegeln | =bola_de_bolos bolera | =boule_de_bowling | =bola_de_boliche boliche | =palla_da_bowling
dice-five: board_game game_night games_night | =Würfel spieleabend brettspiel | =dado juegos_de_mesa | =dé jeux_de_société | =dado jogos_de_tabuleiro | =dado giochi_da_tavolo
game-controller: gaming video_game gamer esports | =Gamepad gaming videospiel | =mando_de_videojuegos videojuego | =manette_de_jeu jeux_vidéo jeu_vidéo | =comando_de_jogos videogame videojogo | =gamepad videogiochi
puzzle-piece: puzzle escape_room jigsaw | =Puzzleteil rätsel escape_room puzzle | =pieza_de_puzle rompecabezas | =pièce_de_puzzle | =peça_de_quebra-cabeça quebra_cabeça | =tessera_di_puzzle
question: quiz quiz_night pub_quiz trivia | =Fragezeichen quiz quizabend | =signo_de_interrogación | =point_d’interrogation | =ponto_de_interrogação | =punto_interrogativo
magic-wand: magic magician | =Zauberstab zauberer zaubershow | =varita_mágica magia mago | =baguette_magique magicien | =varinha_mágica mágico | =bacchetta_magica
horse: horse pony ponies equestrian horse_riding | pferd pferde reiten reitschule reitstall | caballo equitación | cheval chevaux équitation | cavalo equitação | cavallo cavalli equitazione
dog: dog puppy puppies canine | hund hunde hundeschule hundesalon hundefutter hundefriseur welpe | perro cachorro | chien chiot | cão cães | cani cagnolino smarrito_cane il_cane cane_meticcio
cat: cat kitten cattery | katze katzen~ kätzchen | gato gatito gata | =chat un_chat le_chat nos_chats chat_roux chat_noir chat_perdu chatte chaton | =gato gatinho gatinha | gatto gatti gattino gatta
paw-print: paw paw_print pet pets vet veterinary grooming animal_shelter | =Pfotenabdruck haustier tierarzt tierärztin tierheim tiere | =huella_de_pata mascota veterinario veterinaria animales | =empreinte_de_patte vétérinaire animaux animalerie toilettage | =marca_de_pata animais veterinário | =impronta_di_zampa animali
bird: bird birds birdwatching parrot | vogel vögel | pájaro aves | oiseau oiseaux | pássaro | uccello uccelli
rabbit: rabbit bunny bunnies | kaninchen hasen | conejo | lapin | coelho | coniglio conigli
butterfly: butterfly butterflies | schmetterling schmetterlinge | mariposa | papillon | borboleta | farfalla
bug-beetle: pest_control insect | =Käfer schädlingsbekämpfung insekten | =escarabajo insecto plagas | =scarabée insecte nuisibles | =besouro inseto | =coleottero insetti
tractor: farm farmer farming agriculture tractor | =Traktor bauernhof landwirtschaft traktor hofladen bauer | =tractor granja agricultura tractor agricultor | =tracteur ferme agriculteur tracteur | =trator fazenda trator | =trattore fattoria agricoltura trattore
church: church chapel parish | kirche kapelle gottesdienst | iglesia parroquia | église paroisse | igreja paróquia | chiesa parrocchia
mosque: mosque ramadan | moschee | mezquita ramadán | mosquée | mesquita | moschea
castle-turret: castle | ≈schloss burg | castillo | château | castelo | castello
bridge: ≈bridge | brücke | puente | =pont | ponte | =ponte
hospital: hospital | krankenhaus klinik | hospital | hôpital | =hospital hospitais | ospedale
factory: factory factories manufacturing | fabrik industrie | fábrica industria | usine | =fábrica indústria | fabbrica
warehouse: warehouse self_storage | =Lagerhalle lagerraum | almacén | entrepôt | armazém | magazzino
rug: rug carpet | teppich~ | alfombra | tapis | tapete | tappeto tappeti
oven: oven fitted_kitchen | backofen küche ~küche | horno | =four | forno | =forno
television: tv television | fernseher fernsehen | televisión | télévision | televisão | televisione
?rocket-launch: launch startup start_up launching | =Rakete startup gründer | =cohete lanzamiento startup emprendedores | =fusée lancement startup entrepreneurs | =foguete lançamento empreendedores | =razzo lancio imprenditori
?megaphone: announcement announcing marketing advertising campaign social_media | =Megafon ankündigung werbung marketing kampagne | =megáfono anuncio campaña publicidad | =mégaphone annonce campagne publicité | =megafone anúncio campanha | =megafono annuncio campagna pubblicità
?hand-waving: ≈welcome hello meet_our | =winkende_Hand willkommen hallo | =mano_que_saluda bienvenidos bienvenida bienvenido hola | =main_qui_salue bienvenue bonjour | =mão_a_acenar bem_vindo bem_vinda bem_vindos olá | =mano_che_saluta benvenuti benvenuto benvenuta
?clock: opening_hours deadline countdown last_chance | =Uhr öffnungszeiten frist | =reloj horario plazo | =horloge horaires date_limite | =relógio horário prazo | =orologio orari scadenza
?calendar-check: appointment save_the_date schedule event | =Kalender termin veranstaltung kalender | calendario evento agenda | =calendrier rendez_vous calendrier | calendário agendamento | =calendario appuntamento eventi
?map-pin: find_us our_address new_location | =Ortsmarke standort adresse | =marcador_de_mapa ubicación dirección | =repère_de_carte adresse | =marcador_de_mapa endereço | =segnaposto indirizzo
translate: translation translator language_course language_school | übersetzung sprachkurs sprachschule | traducción idiomas | traduction langues | tradução | traduzione traduzioni lingue
microscope: science laboratory research_lab | =Mikroskop wissenschaft labor | =microscopio ciencia laboratorio | =microscope laboratoire science | =microscópio ciência laboratório | =microscopio scienza
flask: chemistry | =Glaskolben chemie | =matraz química | =fiole chimie | =frasco_de_laboratório | =beuta chimica
planet: astronomy planet space_exploration | =Planet weltraum astronomie planet | =planeta astronomía planeta | =planète astronomie planète | =planeta astronomia | pianeta
printer: print_shop printing printer | =Drucker druckerei drucker | =impresora imprenta impresora | =imprimante imprimerie imprimante | =impressora gráfica_rápida impressora | =stampante tipografia stampante
steering-wheel: driving_test driver | =Lenkrad führerschein fahrstunde fahrer | =volante carné_de_conducir conductor | =volant permis_de_conduire chauffeur | =volante motorista | =volante patente_di_guida autista
fire-truck: fire_brigade firefighter fire_department | =Feuerwehrauto feuerwehr | =camión_de_bomberos bomberos | =camion_de_pompiers pompier | =carro_de_bombeiros bombeiros | =autopompa pompieri vigili_del_fuoco
detective: detective murder_mystery crime_night | =Detektiv krimi detektiv | =detective | détective | detetive | =detective
alarm: alarm_clock wake_up | wecker | despertador | réveil | =despertador | =sveglia sveglia
cactus: cactus cacti succulent | kaktus kakteen sukkulente | =cactus suculenta | cactus | cacto suculentas | =cactus piante_grasse
drone: drone | drohne | dron drones | =drone | =drone | =drone
parachute: skydiving parachute | fallschirm | paracaídas | parachute | paraquedas | paracadute
crown: ≈royal coronation ≈queen | =Krone königin | =corona | =couronne | =coroa | =corona
lego: lego | =Spielstein | =pieza_de_construcción | =brique_de_jeu | =peça_de_montar | =mattoncino
beach-ball: pool_party beach_party summer_camp | =Wasserball ferienlager beachparty | =pelota_de_playa campamento_de_verano | =ballon_de_plage colonie_de_vacances | =bola_de_praia colônia_de_férias | =pallone_da_spiaggia centro_estivo
sunglasses: sunglasses | =Sonnenbrille | gafas_de_sol | lunettes_de_soleil | óculos_de_sol | occhiali_da_sole
hoodie: hoodie sweatshirt jumper | =Kapuzenpullover pullover | sudadera | =sweat_à_capuche | moletom | felpa felpe
sock: sock | =Socke socken | =calcetín calcetines | =chaussette chaussettes | =meia meias | =calzino calzini
bandaids: plaster | pflaster | =tirita tiritas | pansement | curativo | cerotto cerotti
cloud-lightning: storm thunderstorm thunder | =Gewitterwolke sturm gewitter unwetter | =nube_de_tormenta tormenta | =nuage_d’orage orage | =nuvem_de_tempestade tempestade trovoada | =nuvola_temporalesca temporale
*paw-print: hedgehog fox foxes badger squirrel otter teddy_bear bear wolf wolves deer lion tiger elephant monkey tortoise turtle goat sheep lamb pig hamster guinea_pig mouse mice frog donkey beaver | igel fuchs füchse dachs eichhörnchen otter bär wolf reh löwe tiger elefant affe schildkröte ziege schaf schwein hamster frosch esel maus | erizo zorro tejón ardilla nutria oso lobo ciervo león tigre elefante mono tortuga cabra oveja cerdo rana burro ratón | hérisson renard blaireau écureuil loutre ours loup cerf tigre éléphant singe tortue chèvre mouton cochon grenouille âne souris | raposa texugo esquilo lontra urso veado leão elefante macaco tartaruga ovelha porco sapo rato | riccio volpe tasso scoiattolo lontra orso lupo cervo leone elefante scimmia tartaruga capra pecora maiale asino topo
*bird: owl robin duck goose geese swan eagle penguin heron puffin hen chicken rooster seagull | eule ente gans schwan adler pinguin huhn hühner hahn möwe | búho pato ganso cisne águila pingüino gallina gallo gaviota | hibou canard cygne aigle poule coq mouette | coruja galinha gaivota águia | gufo anatra oca cigno aquila gallina gabbiano
*music-notes: violin viola cello flute trumpet saxophone accordion harp clarinet drum fiddle banjo trombone | geige violine cello flöte trompete saxophon akkordeon harfe klarinette schlagzeug trommel posaune | violín violonchelo flauta trompeta saxofón acordeón arpa tambor | violon violoncelle flûte trompette accordéon harpe tambour | violino violoncelo trompete acordeão harpa | violino violini violoncello tromba fisarmonica arpa tamburo
*coffee: teapot mug cup teacup | eine_tasse kaffeetasse teetasse teekanne becher | tetera taza | théière une_tasse | bule xícara chávena | teiera tazza tazze
*flower: lily lilies sunflower poppy poppies hellebore amaryllis poinsettia | sonnenblume mohnblume | girasol amapola | tournesol coquelicot | girassol papoila | girasole papavero
*sailboat: ship canoe kayak ferry ferries rowing_boat | schiff kanu fähre boot | canoa piragua ferri | navire canoë | navio canoa | nave canoa traghetto
*tree: oak willow birch maple | eiche weide birke ahorn linde | roble sauce abedul | chêne saule bouleau | carvalho | quercia salice
*house: hut cabin shed barn | hütte scheune schuppen | cabaña granero | cabane grange | cabana celeiro | capanna fienile
*leaf: leaf leaves foliage | blatt blätter laub | hoja hojas | feuille feuilles feuillage | folha folhas | foglia foglie
*key: key |||||
*star: star | =Stern stern sterne | =estrella estrella | =étoile étoile | =estrela estrela | =stella stella stelle
*check-fat: tick check_mark checkmark | haken häkchen | marca_de_verificación | coche_verte | visto | spunta
*bell: bell | glocke glöckchen | campana | cloche | sino | campana campanella
*cloud: cloud | wolke | nube | nuage | nuvem | nuvola nuvole
*skull: skull | totenkopf | calavera | crâne | caveira | teschio
*feather: feather quill | feder | pluma | plume | pena | piuma
*compass: compass | kompass | brújula | boussole | bússola | bussola
*lightbulb: light_bulb lightbulb | =Glühbirne glühbirne | =bombilla bombilla | =ampoule ampoule | =lâmpada lâmpada | =lampadina lampadina
`;
