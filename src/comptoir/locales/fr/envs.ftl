# La porte des chercheurs : ce que signifie chaque bloc de nombres, et ce que dit `comptoir check`.

## Ce qui peut clocher

envs-unknown-reward = La récompense « { $reward } » n’existe pas ; il y a : { $known }.
envs-unknown-render = Le rendu « { $mode } » n’existe pas ; il y a : { $known }.
envs-bad-games = « { $games } » n’est pas un nombre de parties de 1 à { NUMBER($most) }.
envs-bad-seat = Il n’y a pas de siège « { $seat } » ; les sièges vont de 0 à { $most }.
envs-opponents = Il faut { $wanted } adversaires, pas { $given }.
envs-actions-missing = { $games } parties demandent { $games } actions, pas { $given }.
envs-not-on-menu = L’action { $index } n’est pas au menu du siège { $seat } dans la partie { $game }.

## Tous les jeux

envs-all-asked = qui doit répondre à une question
envs-all-question = quelle question : la sienne, ou la seule sur la table

## Hermagor

envs-hermagor-arrow = le produit dont la flèche d’une tuile peut augmenter le prix
envs-hermagor-building = la région pour laquelle on construit
envs-hermagor-round = manches commencées
envs-hermagor-phase = la phase de la manche
envs-hermagor-actions = actions de chaque joueur dans cette manche
envs-hermagor-action_tiles = combien de tuiles d’actions de chaque nombre viendront encore
envs-hermagor-start_player = qui commence
envs-hermagor-bag = quelles tuiles sont dans le sac
envs-hermagor-stalls = la tuile de chaque étal : ses produits, si elle est spéciale et laquelle, son numéro
envs-hermagor-neutral_buyers = où se tiennent les acheteurs neutres
envs-hermagor-prices = le cran de prix de chaque produit
envs-hermagor-rows = disques dans chaque rangée de produit
envs-hermagor-nobility = disques dans la rangée de la noblesse
envs-hermagor-money = argent ; chez les autres, à livre fermé : ce qui doit s’y trouver
envs-hermagor-points = ce que rapporteraient production, duchés et grand-route si la partie finissait maintenant
envs-hermagor-merchant = où se tient le marchand
envs-hermagor-shops = villages avec un comptoir
envs-hermagor-in_hand = comptoirs pour les actions à venir dans cette manche
envs-hermagor-unused = comptoirs non utilisés dans la partie
envs-hermagor-products = produits sur les tuiles détenues
envs-hermagor-special_tiles = tuiles spéciales détenues
envs-hermagor-lowest_tile = le plus petit numéro des tuiles de produit détenues, 0 sans tuile
envs-hermagor-half_spent = si le demi-péage a servi
envs-hermagor-discs = disques en réserve
envs-hermagor-regions = régions complétées
envs-hermagor-discs_in_rows = disques de ce joueur dans chaque rangée de produit
envs-hermagor-nobles = disques de ce joueur dans la rangée de la noblesse
envs-hermagor-duchies = comptoirs dans chaque duché
envs-hermagor-main_road = comptoirs sur la grand-route
envs-hermagor-buyers = où se tiennent les acheteurs
envs-hermagor-next_action_tiles = les tuiles d’actions dans l’ordre où elles viendront, 0 pour aucune

## Village

envs-village-about = ce dont parle la question : un bâtiment, un niveau, un nombre de cubes
envs-village-rounds = manches terminées
envs-village-active = à qui est le tour
envs-village-start_player = qui a commencé la manche
envs-village-next_start_player = qui détient le marqueur de premier joueur
envs-village-spaces = cubes sur chaque case d’action
envs-village-green_bag = cubes dans le sac vert
envs-village-supply = cubes dans la réserve
envs-village-chronicle_free = places libres dans la chronique
envs-village-graves_free = tombes libres
envs-village-due = cubes encore à payer
envs-village-pulled = pièces tirées du sac noir pendant cette messe
envs-village-final_turns = 1 plus les tours à venir une fois la fin déclenchée, 0 avant
envs-village-stalls = quels clients se tiennent à un étal ouvert
envs-village-queue = la place d’un client dans la file, 0 s’il n’y est pas
envs-village-pile = quels clients sont encore dans la pile
envs-village-served_by_me = quels clients le siège lui-même a servis
envs-village-market_day = qui a ouvert le jour de marché
envs-village-market_in = qui n’a pas passé pendant le jour de marché
envs-village-sales = clients servis pendant ce jour de marché
envs-village-score = le score si la partie finissait maintenant
envs-village-prestige = prestige sur la piste
envs-village-coins = pièces
envs-village-time = case sur la piste du temps
envs-village-owed = passages du pont à payer à la fin du tour
envs-village-cubes = cubes d’influence
envs-village-goods = marchandises et grain
envs-village-cities = villes visitées
envs-village-served = clients servis
envs-village-members = combien de membres se tiennent à chaque endroit
envs-village-oldest = la plus ancienne génération présente à chaque endroit, 0 s’il n’y a personne
envs-village-generations = combien de membres de chaque génération sont en vie
envs-village-unborn = membres pas encore nés
envs-village-chronicle = membres dans la chronique
envs-village-graves = membres dans les tombes
envs-village-removed = membres sans place parmi les morts
envs-village-pile_order = la place de chaque client dans la pile, 1 pour le prochain

## Une colonne de feu

envs-column-about = ce dont parle la question : une carte, un pays, une marchandise, un nombre
envs-column-year = l’année
envs-column-half = le semestre
envs-column-active = à qui est le tour
envs-column-start_player = qui commence
envs-column-sold = ce que le joueur actif a vendu, et où, pendant ce tour
envs-column-chosen_die = le dé choisi pendant ce tour
envs-column-chosen_country = le pays choisi pendant ce tour
envs-column-turn = si l’événement est passé, et si le joueur actif ne veut plus être interrogé
envs-column-last_year = si la fin est déclenchée
envs-column-pawns = pions dans chaque pays
envs-column-decks = cartes dans chaque paquet
envs-column-exhausted = quels paquets sont épuisés
envs-column-pawn_on_card = le pion sur la carte du dessus
envs-column-face_up = quels personnages sont au-dessus
envs-column-unseen_characters = quels personnages sont encore dans les paquets
envs-column-unseen_events = quels événements sont encore dans les paquets
envs-column-privilege_pile = privilèges dans la pile
envs-column-spent_privileges = quels privilèges sont utilisés
envs-column-my_privileges = les privilèges du siège lui-même
envs-column-event = l’événement en cours
envs-column-affected = qui il touche
envs-column-my_answer = la réponse du siège : 0 aucune, 1 subir, 2 se protéger, 3 accepter, à partir de 4 le dé emprisonné
envs-column-track = points de victoire déjà marqués
envs-column-score = le score si la partie finissait maintenant ; chez les autres sans leurs privilèges
envs-column-religion = 0 catholique, 1 protestant
envs-column-religion_die = ce que montre le dé de religion
envs-column-goods = marchandises
envs-column-protections = jetons de protection
envs-column-privileges = combien de privilèges
envs-column-disc = le disque sur la piste d’actions
envs-column-houses = l’emplacement de la maison dans chaque pays
envs-column-dice = ce que montre chaque dé, 0 quand il ne compte pas
envs-column-loch_leven = dés sur la carte Loch Leven
envs-column-order = la place de chaque dé dans la rangée de personnages, 0 s’il n’est sur aucun
envs-column-row = 1 plus le numéro du dé posé sur chaque personnage du joueur, 0 pour les autres personnages
envs-column-deck_order = les paquets dans l’ordre où ils viendront : 1 plus le numéro de la carte, 0 pour aucune
envs-column-pile_order = les privilèges dans l’ordre où ils viendront : 1 plus le numéro du jeton, 0 pour aucun

## Orléans

envs-orleans-place = le lieu dont parle la question : 1 plus son numéro, 0 pour aucun
envs-orleans-follower = le suivant dont parle la question : 1 plus son numéro, 0 pour aucun
envs-orleans-deed = le bienfait dont parle la question : 1 plus son numéro, 0 pour aucun
envs-orleans-number = le nombre dont parle la question : suivants, pièces dues, tuiles
envs-orleans-round = manches commencées
envs-orleans-phase = le numéro de la phase de la manche, 0 avant la première
envs-orleans-event = l’événement de la manche
envs-orleans-events_left = combien de fois chaque événement viendra encore
envs-orleans-events_next = combien de fois il est parmi les tuiles d’où vient la prochaine (le paquet du dessus)
envs-orleans-first_player = qui commence
envs-orleans-supply = suivants dans la réserve
envs-orleans-goods_supply = marchandises dans la réserve
envs-orleans-technology_supply = tuiles de technologie dans la réserve
envs-orleans-bank = pièces dans la banque, 0 si elle est illimitée
envs-orleans-tiles = tuiles de lieu disponibles
envs-orleans-citizens_free = citoyens des pistes encore libres ; ceux des bienfaits se lisent sur les bienfaits
envs-orleans-deeds = cases libres de chaque bienfait par type de suivant
envs-orleans-routes = la marchandise sur chaque case des routes
envs-orleans-score = le score si la partie finissait maintenant
envs-orleans-coins = pièces
envs-orleans-goods = marchandises
envs-orleans-citizens = citoyens
envs-orleans-development = case sur la piste de développement
envs-orleans-tracks = case sur les pistes
envs-orleans-bag = suivants dans le sac
envs-orleans-market = suivants au marché
envs-orleans-tower = combien de suivants sur les places de marché ajoutées par des tuiles
envs-orleans-arrived = suivants tirés et pas encore placés
envs-orleans-places = tuiles de lieu possédées
envs-orleans-slots = qui se tient sur chaque case du plateau : 0 personne, sinon 1 plus le type du suivant
envs-orleans-on_tiles = combien de suivants se tiennent sur chaque tuile de lieu
envs-orleans-equipped = lieux du plateau avec une tuile de technologie
envs-orleans-equipped_tiles = tuiles de technologie sur des tuiles de lieu
envs-orleans-technology = tuiles de technologie en main
envs-orleans-town = où se tient le marchand
envs-orleans-stations = villes avec un comptoir
envs-orleans-reserve = comptoirs en réserve
envs-orleans-passed = si le joueur a passé
envs-orleans-next_events = les événements dans l’ordre où ils viendront : 1 plus le numéro de l’événement, 0 pour aucun

## Les tables de la documentation

envs-table-name = bloc
envs-table-places = nombres
envs-table-size = taille
envs-table-meaning = sens

## comptoir check

check-help-target = un jeu ({ $games }), un robot ({ $bots }), ou un jeu ou robot à vous, lu avec --code
check-help-games = combien de parties pour chaque nombre de joueurs (2)
check-unknown = Il n’y a ni jeu ni robot nommé « { $target } » ; il y a : { $known }.
check-code-bad = Le fichier ne se lit pas : { $told }
check-about-game = { $name } : { $players } joueurs, { $games ->
    [one] une partie
   *[other] { $games } parties
  } chaque fois, { NUMBER($states) } positions
check-about-bot = { $name } sur { $games ->
    [one] une partie
   *[other] { $games } parties
  }, { NUMBER($states) } questions
check-passed = bien
check-failed = ÉCHEC
check-skipped = pas essayé
check-all-well = Tout va bien.
check-faults = { $faults ->
    [one] Un contrôle a échoué.
   *[other] { $faults } contrôles ont échoué.
  }
check-where = { $players } joueurs, graine { $seed }, décision { $decision } : { $told }
check-game-copies = les copies ont la même empreinte, et la gardent pendant que la partie avance
check-game-round_trip = une position écrite et relue est la même, un enregistrement aussi
check-game-menus = les menus ne sont jamais vides, sans doublons, et du vocabulaire
check-game-actions = chaque action de chaque menu peut se faire, et ne touche pas à l’original
check-game-refusals = ce qui n’est pas au menu est refusé, et rien ne change
check-game-determinize = les positions imaginées gardent la vue, le menu et l’observation du siège
check-game-variety = les positions imaginées changent ce que le siège ne peut savoir
check-game-views = les vues sont de simples données
check-game-ending = les parties finissent, avec des scores et des places qui s’accordent
check-game-invariants = les invariants du jeu tiennent
check-game-replay = la même graine et les mêmes coups mènent à la même position dans un autre processus
check-bot-legal = seulement des actions du menu
check-bot-budget = le temps est respecté
check-bot-same = la même graine donne les mêmes coups, même si une autre partie se joue entre-temps
check-bot-alone = la position reçue reste comme elle était
