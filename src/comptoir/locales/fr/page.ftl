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
page-round-of = { $round ->
    [0] Avant la première manche
   *[other] Manche { $round } sur { $rounds }
  } · { $phase }
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

## Le plateau d’un jeu pour lequel la page n’a pas été faite

page-generic-yours = Ce que vous avez
page-generic-everybody = Ce que chacun possède
page-generic-table = Sur la table
page-generic-hidden = { $n ->
    [one] une face cachée
   *[other] { $n } faces cachées
  }
page-generic-empty = Il n’y a encore rien sur la table.
page-yes = oui
page-no = non

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

## Les scènes : le score final compté sous les yeux, ce qui s’est passé entre-temps, et le premier tour guidé

page-final-points = { $points } en tout
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
