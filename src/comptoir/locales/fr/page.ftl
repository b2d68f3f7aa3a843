# La page dans le navigateur : ses propres mots. Ce que disent les moteurs et le serveur est dans les autres fichiers.

## Partout

page-title = La table des marchands
page-tagline = Quatre jeux de commerce dans la vieille Europe, entre amis ou avec des robots, ce soir ou un coup par jour.
page-opening = Un instant…
page-opening-table = On dresse la table…
page-lost = Il n’y a rien à cette adresse.
page-close = Fermer
page-back = Retour
page-choose = Choisir…
page-send = Envoyer
page-copy = Copier
page-copied = Copié.
page-copy-by-hand = Ce navigateur ne laisse pas la page copier : sélectionnez le lien et copiez-le.
page-to-lobby = Retour au salon
page-skip = Aller à la question
page-skip-lobby = Aller aux tables
page-theme-dark = Thème sombre
page-theme-light = Thème clair
page-no-server = Le serveur ne répond pas. Tourne-t-il, et y a-t-il du réseau ?
page-server-trouble = Le serveur est en difficulté ({ $status }). Réessayez dans un instant.
page-not-connected = Il n’y a pas de connexion pour l’instant ; la page réessaie.
page-cut-off = Le serveur a fermé cette connexion. Rechargez la page pour revenir.
page-no-such-table = Cette table n’existe pas. Le lien est peut-être incomplet.

## Qui je suis

page-account = Votre compte
page-my-account = Votre compte, { $name }
page-who-are-you = Qui êtes-vous ?
page-your-name = Votre nom à la table
page-name = Nom
page-password = Mot de passe
page-password-note = Au moins { $least } caractères.
page-come-in = Entrer
page-guest-note = Un nom suffit pour jouer ; ce navigateur garde vos places.
page-as-guest = En invité
page-have-account = J’ai un compte
page-do-login = Se connecter
page-do-account = Créer le compte
page-new-account = Nouveau compte
page-account-note = Un compte garde vos parties et vous laisse reprendre votre place sur un autre appareil.
page-become-account = Créer un compte
page-become-note = Vous gardez toutes vos places et toutes vos parties d’invité.
page-login-note = Vos places d’invité passent au compte.
page-is-account = Vous avez un compte : votre historique est gardé, et vos places sont à vous sur tout appareil.
page-is-guest = Vous jouez en invité : ce navigateur est la clef de vos places.
page-log-out = Se déconnecter
page-log-out-guest = Un invité qui se déconnecte perd la clef de ses places.
page-welcome-back = Bon retour, { $name }.
page-account-made = Le compte { $name } est créé.
page-keep = Enregistrer
page-kept = Enregistré.
page-hook = Adresse de web-hook pour vos tours
page-hook-note = Quand c’est à vous et que vous ne regardez pas, le serveur y envoie un petit JSON. Laissez vide pour n’en avoir aucun.
page-notices = M’avertir par une notification du navigateur quand c’est à moi
page-notices-refused = Le navigateur n’autorise pas les notifications de cette page.
page-notice = { game-name } : à vous de jouer

## Le salon

page-the-games = Les jeux
page-my-tables = Mes tables
page-my-tables-none = Vous n’êtes encore à aucune table : ouvrez-en une ou rejoignez-en une.
page-open-tables = Tables ouvertes
page-open-tables-none = Personne n’attend de joueurs pour l’instant.
page-finished = Parties finies
page-finished-none = Aucune partie n’est encore finie.
page-new-table = Nouvelle table
page-game = Le jeu
page-players-range = De { $least } à { $most } joueurs
page-seats = Qui joue
page-how-many = Nombre de joueurs
page-n-players = { $players } joueurs
page-seat-of = Place { $player }
page-wish-me = Moi
page-wish-hot-seat = Une autre personne à cet écran
page-wish-invited = Sur invitation, par un lien
page-wish-open = Ouverte à tous
page-wish-bot = { $bot }
page-hot-seat-name = Nom de cette personne
page-hot-seat-note = Plusieurs personnes au même écran : la page se tourne vers qui doit décider, avec un rideau entre vous quand quelque chose est caché.
page-invited-note = Vous aurez un lien pour chaque place sur invitation une fois la table ouverte.
page-pace = Rythme
page-pace-note-live = Tout le monde est à la table : au-delà de cinq minutes, on est en retard.
page-pace-note-day = Un jour par décision, ensuite on est en retard.
page-pace-note-week = Une semaine par décision, ensuite on est en retard.
page-pace-note-none = Personne n’est jamais en retard.
page-options = Options du jeu
page-listed = La montrer parmi les tables ouvertes
page-set-up = Ouvrir la table
page-join = Prendre place
page-play = Jouer
page-look = Regarder
page-look-again = Revoir

## Les gens de la table

page-players = Joueurs
page-seat-you = vous
page-seat-present = présent
page-seat-away = hors ligne
page-seat-taken = a pris place
page-seat-bot = { $bot }
page-seat-bot-short = robot
page-seat-stand-in = absent ; un robot joue ({ $bot })
page-seat-open = place libre
page-seat-invited = sur invitation
page-seat-asked = à jouer
page-seat-late = en retard
page-points = Points
page-place = { $place ->
    [1] 1er
   *[other] { $place }e
  }
page-spectator = Spectateur
page-spectators = { $spectators ->
    [one] Un spectateur
   *[other] { $spectators } spectateurs
  }
page-waiting-room = Avant le début
page-waiting-note = La partie commence d’elle-même dès que personne ne manque.
page-invite-link = Lien vers cette place
page-table-link = Lien vers la table
page-stand-up = Se lever
page-seat-a-bot = Asseoir un robot
page-open-seat = Ouvrir la place
page-cancel-table = Annuler la table
page-cancelled = Cette table a été annulée avant le début de la partie.
page-proposal = Une demande à la table
page-proposal-undo = { $player } voudrait reprendre sa dernière décision.
page-proposal-bot = { $player } propose qu’un robot joue pour { $other } en attendant son retour.
page-proposal-end = { $player } propose d’arrêter la partie sans score.
page-proposal-waiting = Doivent encore répondre : { $names }.
page-consent = D’accord
page-refuse = Je refuse
page-late = Une place est en retard
page-late-told = { $player } tarde. Que fait la table ?
page-late-wait = Attendre
page-late-bot = Un robot joue
page-late-end = Arrêter sans score
page-late-end-sure = La partie s’arrête ici pour tous, et personne n’a de score. On demande d’abord aux autres.
page-away = Un robot ({ $bot }) joue en ce moment pour { $player }.
page-come-back = Reprendre la place
page-leave-seat = Laisser un robot jouer pour { $player }
page-curtain = Le rideau est tiré
page-curtain-for = { $player }, à vous
page-curtain-note = Quelque chose est caché aux autres : passez l’écran avant de lever le rideau.
page-curtain-lift = Je suis { $player }

## La table

page-live = En direct
page-reconnecting = Reconnexion…
page-round-turn = Manche { $round }, tour { $turn }
page-round-of = { $round ->
    [0] Avant la première manche
   *[other] Manche { $round } sur { $rounds }
  } · { $phase }
page-year-half = Année { $year }, semestre { $half }
page-tabs = Que regarder
page-tab-play = Jouer
page-tab-board = Table
page-tab-players = Joueurs
page-tab-journal = Journal
page-tab-chat = Discuter
page-side = Journal, discussion ou score
page-side-words = Actions
page-side-journal = Journal
page-side-chat = Discussion
page-side-scores = Score
page-menu = Ce que vous pouvez faire
page-final = Ne pourra pas être repris librement
page-your-turn = À vous de jouer
page-deadline = Échéance : { $when }
page-deadline-past = Échéance passée : { $when }
page-waiting-for = { $number ->
    [one] { $names } doit décider.
   *[other] { $names } doivent décider.
  }
page-won = { $winners ->
    [one] Victoire : { $names }.
   *[other] Victoire partagée : { $names }.
  }
page-ended = Cette partie a été arrêtée sans score.
page-idle = Vous n’avez rien à décider pour l’instant. La page vous préviendra.
page-idle-spectator = Vous regardez : vous voyez ce que tout le monde peut voir.
page-idle-over = La partie est finie. Revoyez-la avec la relecture, ou téléchargez son enregistrement.
page-idle-replay = Vous regardez le passé ; la partie continue pendant ce temps.
page-tools = Ce que vous pouvez faire d’autre
page-tool-undo = Annuler
page-tool-ask-undo = Demander d’annuler
page-tool-hint = Indice
page-tool-why = Pourquoi pas ?
page-tool-rules = Règles
page-tool-scores = Score
page-tool-replay = Relecture
page-tool-about = À propos
page-short-undo = Annuler
page-short-ask-undo = Annuler…
page-short-hint = Indice
page-short-why = Pourquoi
page-short-rules = Règles
page-short-scores = Score
page-short-replay = Relire
page-short-about = À propos
page-journal = Journal
page-journal-empty = Il ne s’est encore rien passé.
page-since = depuis votre dernier tour
page-digest = Depuis votre dernier tour
page-digest-open = { $entries ->
    [one] Ce qui s’est passé depuis votre dernier tour (1)
   *[other] Ce qui s’est passé depuis votre dernier tour ({ $entries })
  }
page-digest-empty = Il ne s’est rien passé depuis votre dernier tour.
page-chat = Discussion
page-chat-who = Qui parle ?
page-chat-say = Dire quelque chose à la table
page-unread = { $lines ->
    [one] nouveau message
   *[other] nouveaux messages
  }
page-chat-empty = Personne n’a encore rien dit.
page-scores = Feuille de score
page-scores-now = Si tout finissait maintenant
page-scores-final = Score final
page-scores-none = Il n’y a pas encore de score.
page-scores-hidden = Un point d’interrogation : ce que vous ne pouvez pas encore savoir.
page-rank = Rang
page-chart = Les scores au fil de la partie
page-chart-moves = coups
page-rules-of = Règles : { game-name }
page-rules-search = Chercher dans les règles : un mot ou un numéro
page-rules-found = { $rules ->
    [0] Aucune règle trouvée
    [one] Une règle
   *[other] { $rules } règles
  }
page-rule = Règle { $rule }
page-why = Pourquoi ne puis-je pas… ?
page-why-note = Dites ce que vous aimeriez faire ; le moteur répond par la règle qui l’interdit.
page-why-what = Que voudriez-vous faire ?
page-why-ask = Pourquoi pas ?
page-why-on-menu = Mais vous le pouvez : c’est à votre menu.
page-hint = Indice
page-hint-thinking = Un robot réfléchit à ce que vous voyez…
page-hint-note = Un robot a joué ces coups bien des fois jusqu’à la fin de la partie, en ne sachant que ce que vous savez. Choisissez-en un pour le jouer.
page-hint-score = Score attendu
page-hint-chance = Chances de gagner
page-hint-ahead = Avance sur le suivant
page-hint-behind = Retard sur le premier
page-hint-points = { $points ->
    [one] { NUMBER($points, maximumFractionDigits: 1) } point
   *[other] { NUMBER($points, maximumFractionDigits: 1) } points
  }
page-hint-percent = { $percent } %
page-hint-games = Parties essayées
page-hint-then = Comment la partie peut continuer
page-hint-none = Le robot n’a pas d’avis ici.
page-replay = Relecture
page-replay-slider = Position dans la partie
page-replay-at = Coup { $at } sur { $moves }
page-replay-first = Au début
page-replay-back = Un coup en arrière
page-replay-on = Un coup en avant
page-replay-last = Au dernier coup
page-replay-play = Lire
page-replay-pause = Pause
page-replay-leave = Revenir au présent
page-replay-leave-short = Présent
page-about-table = À propos de cette table
page-since-when = Ouverte le
page-version = Version des règles
page-fair = Mélanges vérifiables
page-fair-note = L’empreinte de la graine a été publiée avant tout mélange ; la graine elle-même est montrée à la fin. Avec l’enregistrement, « comptoir verify » vérifie chaque mélange.
page-fair-hash = Empreinte (SHA-256)
page-fair-seed = Graine
page-record = Télécharger l’enregistrement
page-record-note = Tous les coups, avec la graine et la preuve : chacun peut la rejouer.
page-record-running = Télécharger mes notes
page-record-running-note = Tant que la partie court : vos propres coups et le journal tel que vous pouvez le lire, sans la graine.
page-keys = Touches
page-keys-on = Jouer avec de simples touches
page-key-number = Jouer le choix de ce numéro
page-key-arrows = Parcourir le menu ; Entrée joue
page-key-undo = Annuler, ou le demander
page-key-hint = Indice
page-key-why = Pourquoi ne puis-je pas… ?
page-key-rules = Règles
page-key-scores = Score
page-key-digest = Ce qui s’est passé depuis mon dernier tour
page-key-replay = Relecture
page-key-menu = Aller au menu
page-key-board = Plateau dessiné ou en tableaux
page-key-language = Français ou English
page-key-keys = Cette liste

## De quoi parlent les verbes d’un jeu : titres du menu, et choix sous « Pourquoi ne puis-je pas… ? »

page-menu-village-decline = Renoncer à l’action
page-menu-village-pass = Ne plus rien vendre
page-menu-village-done = Laisser la messe suivre son cours
page-menu-village-take = Prendre un cube
page-menu-village-well = Utiliser le puits
page-menu-village-go = Choisir une action
page-menu-village-reap = Moissonner
page-menu-village-birth = Une naissance
page-menu-village-recall = Ramener quelqu’un à la ferme
page-menu-village-train = Former quelqu’un
page-menu-village-produce = Fabriquer un bien
page-menu-village-buy = Acheter un bien
page-menu-village-mill = Aller au moulin
page-menu-village-travel = Voyager
page-menu-village-enter = Entrer au conseil
page-menu-village-advance = Monter au conseil
page-menu-village-privilege = Utiliser un privilège
page-menu-village-vow = Envoyer quelqu’un à l’église
page-menu-village-coins = Payer en y mettant des pièces
page-menu-village-scroll = Payer en parchemins
page-menu-village-time = Payer en temps
page-menu-village-pick = Choisir un cube
page-menu-village-choose = Choisir un bien
page-menu-village-bury = Dire adieu
page-menu-village-serve = Servir un client
page-menu-village-pull = Faire sortir quelqu’un du sac
page-menu-village-move = Avancer dans l’église
page-menu-orleans-exclude = Écarter une tuile
page-menu-orleans-decline = Ne rien écarter
page-menu-orleans-draw = Piocher des partisans
page-menu-orleans-fewer = Piocher moins
page-menu-orleans-recall = Rappeler un partisan
page-menu-orleans-fetch = Rappeler depuis un lieu
page-menu-orleans-slot = Choisir une case
page-menu-orleans-tower = Installer à la poudrière
page-menu-orleans-fill = Garnir un lieu
page-menu-orleans-fill-with-jokers = Garnir un lieu avec des remplaçants
page-menu-orleans-single = Placer un seul partisan
page-menu-orleans-plan = Placer un partisan
page-menu-orleans-plan-from-tower = Placer depuis la poudrière
page-menu-orleans-technology = Placer une technologie
page-menu-orleans-equip = Mettre une technologie sur une case
page-menu-orleans-keep = Garder la technologie
page-menu-orleans-done = Terminer le plan
page-menu-orleans-seal = Sceller le plan
page-menu-orleans-start-over = Reprendre tout le plan
page-menu-orleans-use = Utiliser un lieu
page-menu-orleans-pass = Passer
page-menu-orleans-recruit = Recruter
page-menu-orleans-tile = Prendre une tuile de lieu
page-menu-orleans-go = Voyager
page-menu-orleans-load = Charger une marchandise
page-menu-orleans-leave = Ne rien charger
page-menu-orleans-deed = Consacrer un partisan
page-menu-orleans-enough = Ne plus consacrer personne
page-menu-orleans-reward = Choisir la récompense
page-menu-orleans-buy = Acheter du développement
page-menu-orleans-give = Donner de la nourriture
page-menu-orleans-protect = Envoyer le moine
page-menu-orleans-suffer = Subir l’événement
page-menu-orleans-lose-station = Perdre un comptoir
page-menu-orleans-lose-follower = Perdre un partisan
page-menu-orleans-lose-step = Perdre du développement
page-menu-orleans-lose-good = Perdre une marchandise
page-menu-orleans-lose-tile = Perdre une tuile
page-menu-orleans-lose-technology = Perdre une technologie
page-menu-hermagor-decline = Renoncer
page-menu-hermagor-pass = Ne pas placer d’acheteur
page-menu-hermagor-rest = Ne rien faire
page-menu-hermagor-buyer = Placer un acheteur
page-menu-hermagor-neutral = Placer l’acheteur neutre
page-menu-hermagor-raise = Faire monter un prix
page-menu-hermagor-start = Désigner le premier joueur
page-menu-hermagor-sell = Aller vendre
page-menu-hermagor-sell-half = Aller vendre à demi-péage
page-menu-hermagor-sell-here = Vendre sur place
page-menu-hermagor-move = Aller sans vendre
page-menu-hermagor-claim = Régler une région
page-menu-hermagor-build = Poser un bâtiment
page-menu-column-pass = Continuer
page-menu-column-pass-turn = Continuer sans actions libres
page-menu-column-waive = Y renoncer
page-menu-column-use = Utiliser un privilège
page-menu-column-buy-off = Payer pour un dé
page-menu-column-choose = Choisir un effet
page-menu-column-profess = Choisir une religion
page-menu-column-hire = Prendre un personnage
page-menu-column-settle = Bâtir sans personnage
page-menu-column-decline = Ne prendre aucun personnage
page-menu-column-place = Laisser entrer le pion
page-menu-column-block = Écarter le pion
page-menu-column-raise = Rehausser une maison
page-menu-column-keep = Laisser la maison
page-menu-column-move = Avancer sur la piste
page-menu-column-take = Prendre une marchandise
page-menu-column-sell = Vendre une marchandise
page-menu-column-sell-both = Vendre les deux
page-menu-column-sell-any = Vendre n’importe quelle marchandise
page-menu-column-add = Ajouter un pion
page-menu-column-remove = Retirer un pion
page-menu-column-step = Avancer d’une case
page-menu-column-dismiss = Congédier un personnage
page-menu-column-discard = Retirer une carte
page-menu-column-turn-up = Monter un dé
page-menu-column-turn-down = Baisser un dé
page-menu-column-free = Libérer un dé
page-menu-column-protect = Utiliser une protection
page-menu-column-suffer = Subir
page-menu-column-accept = Accepter l’échange
page-menu-column-refuse = Refuser l’échange
page-menu-column-imprison = Envoyer un dé à Loch Leven
page-menu-column-resolve = Régler un conflit
page-menu-column-gain = Prendre les derniers points

## Sur quoi porte un mot, au même endroit

page-kind-space = Case
page-kind-cube = Cube
page-kind-price = Payé en
page-kind-place = Lieu
page-kind-generation = Génération
page-kind-building = Bâtiment
page-kind-good = Bien
page-kind-road = Route
page-kind-level = Niveau
page-kind-coins = Pièces
page-kind-colour = Couleur
page-kind-customer = Client
page-kind-window = Fenêtre
page-kind-tile = Tuile
page-kind-followers = Partisans
page-kind-follower = Partisan
page-kind-slot = Case
page-kind-type = Sorte
page-kind-town = Ville
page-kind-deed = Acte
page-kind-reward = Récompense
page-kind-points = Points
page-kind-product = Produit
page-kind-starter = Premier joueur
page-kind-village = Village
page-kind-region = Région
page-kind-row = Ligne
page-kind-symbol = Symbole
page-kind-die = Dé
page-kind-religion = Religion
page-kind-country = Pays
page-kind-pawn = Pion

## Libellés de la position dont le terminal n’a pas besoin

page-hermagor-stalls = Étals
page-hermagor-sides = Côtés
page-hermagor-crossings = Angles
page-hermagor-free = Case libre, coût { $cost }
page-hermagor-neutral = Acheteur neutre
page-hermagor-arrow = Qui remporte cette tuile peut faire monter le prix
page-hermagor-space-of = { hermagor-space } : { $told }
page-orleans-merchants = Marchands et comptoirs
page-orleans-roads = Routes
page-orleans-waterways = Voies navigables
page-orleans-tiles = Tuiles de lieu
page-orleans-technology = technologie
page-column-pawns-free = { $free ->
    [0] Plus de case
    [one] Une case libre
   *[other] { $free } cases libres
  }
page-column-site = Emplacement { $site }
page-column-deck = { $cards ->
    [one] Une carte dans la pile
   *[other] { $cards } cartes dans la pile
  }

## Le plateau dessiné, et la page qui montre toutes les pièces

page-lenses = Regarder de près
page-zoom-in = Plus près
page-zoom-out = Plus loin
page-zoom-fit = Tout le plateau
page-jumps = Parties du plateau
page-look-map = Carte
page-look-tracks = Pistes
page-look-deeds = Actes
page-look-development = Développement
page-look-market = Marché
page-look-travel = Voyage
page-look-council = Conseil
page-look-church = Église
page-look-chronicle = Chronique
page-look-land = Pays
page-look-prices = Prix
page-look-ring = Piste
page-look-north = Nord
page-look-south = Sud
page-sound = Bruit des pièces
page-board-of = Plateau de { game-name }
page-farm-of = Ferme : { $player }
page-village-mill = moulin
page-village-well = puits
page-kit = Les pièces
page-kit-below = Tout ce qui est dessiné pour les quatre jeux
page-kit-arms = Les armes des joueurs
page-kit-common = Dans chaque boîte
page-kit-buildings = Villes et bâtiments
page-kit-land = Le pays
page-kit-frames = Cadres et écriture
page-kit-moves = Ce qui brille, et comment les pièces bougent
page-kit-move = Déplacer les pièces
page-kit-lit = On peut agir ici
page-kit-compass = Rose des vents
page-kit-ribbon = Bandeau
page-kit-book = Livre

## The board of Hermagor

page-trader-of = Échoppe : { $player }
page-hermagor-actions = { $actions ->
    [one] une action à cette manche
   *[other] { $actions } actions à cette manche
  }
page-hermagor-road = { $names } : péage { $toll }
page-hermagor-buys = achète : { hermagor-product }
page-hermagor-buyers = acheteurs
page-hermagor-start = Premier joueur
page-hermagor-no-tiles = Pas encore de tuile

## Le plateau dessiné d’Une colonne de feu

page-column-city = { $country ->
    [england] Kingsbridge
    [france] Paris
    [netherlands] Anvers
   *[spain] Séville
  }
page-column-faith = Cases de religion { column-country-at }
page-column-harbour = Port : { page-column-city }
page-column-desk-of = Comptoir : { $player }
page-kit-portraits = Portraits

## Le plateau dessiné d’Orléans

page-orleans-estate = Lieux : { $player }
page-orleans-estates = Les plateaux de tous les joueurs
page-orleans-sealed = { $player } a scellé son plan.
page-orleans-river = { $river ->
    [loire] La Loire
    [cher] Le Cher
    [indre] L’Indre
    [vienne] La Vienne
   *[creuse] La Creuse
  }
page-orleans-region = { $region ->
    [beauce] Beauce
    [sologne] Sologne
    [touraine] Touraine
    [perche] Perche
   *[berry] Berry
  }
page-orleans-event = { $event ->
    [pilgrimage] pas de nouveau moine
    [income] des pièces selon le niveau
    [harvest] il faut de quoi manger
    [taxes] des pièces dues sur les marchandises
    [trading_day] des pièces par maison
   *[plague] quelqu’un peut mourir
  }
# À quoi sert un lieu, dit à qui le regarde.
page-orleans-does = { $place ->
    [farmhouse] Un fermier vous rejoint, avec une marchandise de la piste.
    [village] Un batelier et des pièces, un artisan et une technologie ou un commerçant et un lieu vous rejoignent.
    [university] Un érudit vous rejoint, avec du développement.
    [castle] Un chevalier vous rejoint : vous piochez davantage.
    [monastery] Un moine vous rejoint, qui remplace n’importe qui.
    [ship] Le marchand suit une voie d’eau et peut charger une marchandise.
    [wagon] Le marchand suit une route et peut charger une marchandise.
    [guildhall] Une maison à vous dans la ville de votre marchand.
    [scriptorium] Un pas de développement.
    [town_hall] Une ou deux personnes neutres se mettent au service de la cité.
    [hayrick] Des céréales de la réserve.
    [cheese_factory] Du fromage de la réserve.
    [winery] Du vin de la réserve.
    [wool_manufacturer] De la laine de la réserve.
    [tailor_shop] Du brocart de la réserve.
    [brewery] Des pièces de la banque.
    [windmill] Des pièces et un pas de développement.
    [library] Des pas de développement.
    [hospital] Autant de pièces que votre niveau.
    [sacristy] Écarte la moisson, les taxes ou la peste.
    [herb_garden] Vos bateliers remplacent fermiers, artisans et commerçants.
    [bathhouse] Du sac droit à vos lieux.
    [shipping_line] Un pas de développement.
    [pharmacy] Du développement contre des pièces.
    [cellar] Des pièces de la banque.
    [office] Une pièce par maison à vous sur la carte.
    [laboratory] Une technologie.
    [gunpowder_tower] Plus de place sur votre marché ; d’ici aussi, on peut servir la cité.
    [school] Vos érudits remplacent tous les autres, sauf les moines.
   *[horse_wagon] Le marchand suit une route.
  }
## Les scènes : le score final compté sous les yeux, ce qui s’est passé entre-temps, et le premier tour guidé

page-final-points = { $points } en tout
page-tie-orleans = À égalité, qui est le plus avancé sur la piste de développement passe devant.
page-tie-village = À égalité, c’est le plus de clients servis qui compte, puis le plus de membres en vie.
page-tie-hermagor = À égalité, c’est le plus de bâtiments au tableau des prix qui compte, puis la première place auprès de la noblesse.
page-tie-column = À égalité, c’est le plus de marchandises qui compte, puis le dé Religion le plus fort.
page-final-skip = Tout montrer
page-final-board = Voir le plateau
page-final-again = Recompter
page-lesson = Premier tour guidé
page-lesson-take = Premier tour guidé
page-lesson-first-time = Première fois ? Deux minutes, et vous saurez jouer.
page-lesson-never = Ne plus demander
page-lesson-visitor = Visiteur
page-lesson-step = { $at } sur { $steps }
page-lesson-next = Suite
page-lesson-skip = Quitter la leçon
page-lesson-play-on = Continuer ici
page-lesson-back = Retour à ma table
page-lesson-your-move = À vous : l’anneau rouge entoure notre proposition, mais tout ce que vous pouvez faire convient.
page-lesson-others = Les autres décident ; c’est à vous dans un instant.
page-lesson-end = Voilà comment va un tour. Ici se trouve l’aide : la lampe propose un coup, le point d’interrogation dit pourquoi une chose est impossible, le livre contient toutes les règles, et la flèche reprend ce à quoi personne n’a encore répondu. Les robots continuent volontiers.
page-lesson-village-welcome = Vous menez une famille de paysans à travers quatre générations. Le plus grand prestige l’emporte quand la chronique du village est pleine, ou la dernière tombe occupée. Cette ligne dit toujours ce qu’on attend, et de qui.
page-lesson-village-farm = Votre ferme : la famille à la maison, céréales, cubes, pièces et biens. La rivière qui l’entoure est le temps. Beaucoup de choses coûtent du temps, et chaque fois que votre marqueur passe le pont, quelqu’un de votre famille meurt.
page-lesson-village-take = Tout tour commence par un cube : prenez-en un sur l’une des sept cases d’action, puis vous pouvez faire ce à quoi sert cette case. Nous proposons le cube orange de l’artisanat.
page-lesson-village-action = Vous pouvez maintenant utiliser la case où vous avez pris. À l’artisanat, quelqu’un apprend un métier, ce qui prend du temps, puis fabrique un bien, ce qui en prend encore ; ou bien vous achetez le bien avec des cubes. Nous proposons la forge, puis une charrue.
page-lesson-village-time = Ce qui a pris du temps a fait avancer votre marqueur sur la rivière. Qui meurt en bonne place entre dans la chronique, s’il y reste une case, et y avoir plusieurs des siens vaut du prestige ; les autres reposent dans une tombe sans nom.
page-lesson-village-round = Quand le dernier cube a quitté le plateau, on dit une messe, puis les cases sont regarnies. Voyages, conseil, église, marché et chronique rapportent tous du prestige ; on ne peut pas tout avoir.
page-lesson-orleans-welcome = Vous envoyez vos partisans travailler à Orléans et commercer le long de la Loire. Après dix-huit manches, le plus de points l’emporte. Cette ligne dit toujours ce qu’on attend, et de qui.
page-lesson-orleans-market = Quatre partisans attendent sur votre marché : fermier, batelier, artisan et commerçant. Plus tard, vous les tirerez de votre sac à l’aveugle : qui vous recrutez décide de ce que vous pourrez faire.
page-lesson-orleans-plan = Un lieu peut servir dès que tous ses partisans y sont réunis. L’autre joueur a déjà fait son plan. Nous proposons le Château : fermier, batelier et commerçant.
page-lesson-orleans-done = Qui n’est pas placé attend sur le marché la manche suivante. Quand votre plan vous convient, dites-le.
page-lesson-orleans-action = Les lieux servent maintenant, l’un après l’autre, à tour de rôle. Le Château met un chevalier dans votre sac, et plus vos chevaliers avancent, plus vous pouvez tirer de partisans.
page-lesson-orleans-draw = Qui a travaillé retourne dans le sac, avec ceux que vous avez recrutés. Quand tous ont passé, l’événement de la manche survient, et la suivante commence : tirez vos partisans.
page-lesson-orleans-points = À la fin comptent les pièces, les marchandises, et surtout vos comptoirs et vos citoyens, multipliés par votre développement. Chaque manche a son événement : gardez un peu d’argent et de vivres.
page-lesson-hermagor-welcome = Vous achetez des marchandises au marché et les portez aux villages autour d’Hermagor. Seul l’argent compte : le plus riche l’emporte. Cette ligne dit toujours ce qu’on attend, et de qui.
page-lesson-hermagor-market = Le marché. Une tuile revient à qui a le plus d’acheteurs sur son étal et autour. Un acheteur sur un côté compte pour deux étals, sur un angle pour quatre. Les acheteurs d’une même allée rapportent aussi un revenu, d’autant meilleur qu’ils sont nombreux.
page-lesson-hermagor-buyer = Trois de vos quatre acheteurs sont placés. Pour le dernier, nous proposons le côté entre A3 et B3 : il sera le quatrième de son allée, ce qui paie le mieux.
page-lesson-hermagor-prepare = Le revenu est payé, et les tuiles sont données, étal par étal. Certaines permettent à qui les gagne de faire monter un prix. Répondez à ce qu’on vous demande ; puis les marchands se mettent en route.
page-lesson-hermagor-merchant = Votre marchand est à Hermagor. Chaque village achète une sorte de produit, au prix du tableau, et les routes coûtent un péage. Une tuile est un droit de vendre : elle ne s’use pas, mais on ne vend qu’une fois par partie dans un même village.
page-lesson-hermagor-sell = Allez vendre quelque part, allez à demi-péage sans vendre, ou reposez-vous : chaque fois, cela use un de vos magasins. Nous proposons un village qui paie.
page-lesson-hermagor-regions = Des magasins dans tous les villages d’une région vous donnent un bâtiment sur le tableau des prix, et de l’argent aussitôt. À la fin, on compte le duché où vous avez le moins de magasins, et la route principale paie qui en a le plus et coûte à qui en a le moins.
page-lesson-column-welcome = L’Angleterre, la France, les Pays-Bas et l’Espagne se disputent au sujet de la religion ; vous commercez et bâtissez entre les fronts. À la fin, le plus de points l’emporte. Cette ligne dit toujours ce qu’on attend, et de qui.
page-lesson-column-row = Votre rangée : votre religion, et les personnages à votre service, chacun avec un dé. Au premier semestre de chaque année, chaque dé baisse de un et le personnage agit ; quand le dé montre un, le personnage s’en va.
page-lesson-column-hire = Vos dés libres sont lancés. Chaque couleur choisit le personnage de son pays, le violet celui de n’importe lequel. Le nombre dit combien de fois il agira, et sur quel établissement sera votre maison. Nous proposons le dé bleu, en France.
page-lesson-column-pawn = Le personnage amène un pion dans son pays ; un jeton Protection l’en écarterait. Puis votre maison est bâtie, et le personnage peut agir. Continuez jusqu’à ce qu’on vous demande d’avancer votre disque.
page-lesson-column-track = Voici la piste des actions : choisissez un dé libre, et votre disque va à la prochaine case libre de sa couleur. Ce qu’elle montre, vous le faites. Nous proposons le dé brun.
page-lesson-column-good = On prend ici des marchandises, ou on les vend, mais seulement là où l’on a une maison. Continuez jusqu’à la fin de votre tour.
page-lesson-column-conflict = Quand la dernière case de religion d’un pays est occupée, un conflit éclate. La religion qui a le plus de pions gagne : ses fidèles marquent le nombre de leur établissement, les autres perdent leur maison. Regardez donc où vous bâtissez, et ce que vous croyez.
page-key-next = L’étape suivante d’une leçon
page-news = Ce que les autres ont fait
page-news-open = { $moves ->
    [one] Ce qui s’est passé (1 coup)
   *[other] Ce qui s’est passé ({ $moves } coups)
  }
page-news-from = Ainsi vous aviez laissé la table.
page-news-silent = Rien dont on parle.
page-news-at = { $at } sur { $moves }
page-news-skip = Au présent
page-digest-list = en liste
page-key-news = Ce que les autres ont fait depuis mon dernier tour, sur la table
