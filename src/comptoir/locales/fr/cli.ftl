# La ligne de commande.

cli-language = fr
cli-error = comptoir : { $message }

## Aide

cli-usage = usage :
cli-positionals = à nommer :
cli-options = options :
cli-about = La table où se jouent quatre jeux de marchands de la vieille Europe.
cli-about-games = Lister les jeux disponibles.
cli-about-play = Jouer une partie dans le terminal.
cli-about-simulate = Faire jouer beaucoup de parties par des robots et montrer les chiffres.
cli-about-arena = Mesurer des robots entre eux : cotes, intervalles, contrôles et un rapport.
cli-about-replay = Rejouer un enregistrement et vérifier son empreinte.
cli-about-rules = Montrer les règles numérotées d’un jeu.
cli-about-box = Afficher ou vérifier le fichier du matériel d’un jeu.
cli-about-bench = Mesurer la vitesse d’un moteur ou de la recherche.
cli-about-serve = Ouvrir la table dans le navigateur.
cli-about-verify = Vérifier que les mélanges d’un enregistrement téléchargé étaient honnêtes.
cli-about-check = Vérifier si un jeu ou un robot respecte le contrat.
cli-help-help = afficher cette aide
cli-help-version = dire quelle est cette version et si ses moteurs sont compilés
cli-help-lang = langue : fr ou en (sinon celle du système)
cli-help-game = nom du jeu : { $games }
cli-help-players = nombre de joueurs
cli-help-seed = graine des mélanges, jusqu’à 128 bits, décimale ou 0x…
cli-help-box = jouer avec un autre fichier de matériel
cli-help-option = une option du jeu, par exemple round_cap=60 ; peut être répétée
cli-game-options = Options du jeu { game-name } :
cli-help-seats = qui occupe chaque siège : me (moi), ou un robot (random, greedy)
cli-help-resume = reprendre une partie enregistrée
cli-help-games = combien de parties (100)
cli-help-bot = le robot de tous les sièges, ou un par siège : random,greedy,… (random)
cli-help-check = vérifier chaque invariant à chaque décision ; code de sortie 1 et un enregistrement si l’un est rompu
cli-help-jobs = combien de processus (1)
cli-help-json = écrire du JSON
cli-help-record = un enregistrement, tel que « save » l’écrit
cli-help-to = s’arrêter après ce nombre de coups
cli-help-rule = numéro d’une règle, par exemple VIL-17.1
cli-help-coverage = compter les règles qui ont un test ; code de sortie 1 tant qu’il en manque
cli-help-box-check = vérifier si ce fichier de matériel convient
cli-help-bench = ce qu’il faut mesurer : engine (le moteur) ou search (la recherche)
cli-help-seconds = combien de temps, en secondes de processeur (5)
cli-help-against-pure = mesurer tour à tour le moteur compilé et le Python simple, et donner le rapport
cli-help-host = adresse où écouter (127.0.0.1 : cette machine seulement)
cli-help-port = port où écouter (8000)
cli-help-db = base de données : sqlite:///fichier ou postgresql://nom@hôte/base (un fichier dans votre dossier de données)
cli-help-workers = combien de processus pour le serveur, avec PostgreSQL (1)
cli-help-bot-workers = combien de processus pour les robots (un de moins que de cœurs)
cli-help-serve-box = jouer un jeu avec un autre fichier de matériel ; peut être répétée
cli-help-webhook-allow = envoyer des avis à cet hôte bien qu’il soit dans un réseau privé ; peut être répétée
cli-help-origin = laisser la page de cette adresse parler au serveur ; peut être répétée
cli-help-secure = n’envoyer les cookies que par https
cli-help-proxy = croire les adresses que transmet un mandataire sur cette machine
cli-help-open = ouvrir la page dans le navigateur
cli-help-hash = l’empreinte publiée par la table, telle que notée au début de la partie
cli-version = Comptoir { $version }, { $compiled ->
    [yes] moteurs compilés
   *[no] moteurs en Python simple
  }

## Ce qui peut mal tourner

cli-bad-arguments = Ces arguments sont incompréhensibles ; « comptoir --help » montre ce qu’on peut dire.
cli-unknown-arguments = Rien ne porte ce nom : { $words } ; « --help » montre ce qu’on peut dire.
cli-value-missing = Il manque une valeur à { $name }.
cli-required = Il manque quelque chose : { $names }.
cli-unknown-command = La commande « { $word } » n’existe pas ; « comptoir --help » les énumère.
cli-bad-number = { $name } doit être un nombre de { $least } à { $most }, et non « { $value } ».
cli-bad-option = Une option se donne sous la forme NOM=VALEUR, et non « { $option } ».
cli-bad-language = La langue est fr ou en, et non « { $language } ».
cli-bots-and-seats = { $bots ->
    [one] Un seul siège est nommé
   *[other] { $bots } sièges sont nommés
  }, mais { $players } joueurs sont à la table.
cli-unknown-bench = On peut mesurer « engine » ou « search », pas « { $what } ».
cli-not-compiled = Les moteurs ne sont pas compilés ici : il n’y a rien à quoi comparer le Python simple.
cli-server-missing = Le serveur n’est pas installé ici (il manque { $name }) : pip install comptoir[server].
cli-bad-box = Une boîte se donne sous la forme JEU=FICHIER, et non « { $box } ».
cli-bad-hash = « { $hash } » n’est pas une empreinte : elle a 64 chiffres hexadécimaux.
cli-no-tests = Les tests du jeu { game-name } ne sont pas ici ; lancez cette commande dans une copie du projet.
unknown-bot = Le robot « { $bot } » n’existe pas ; il y a : { $known }.
bot-without-budget = Le robot « { $bot } » ne prend pas de budget : retirez ce qui suit le deux-points.
bad-budget = « { $budget } » n’est pas un budget pour « { $bot } » : donnez des itérations (400), des secondes (2s) ou des millisecondes (500ms).
weights-too-large = Le fichier des poids de { $weights } est trop grand.
weights-not-toml = Les poids de { $weights } ne sont pas du TOML valable : { $fault }.
weights-missing = Il manque { $name } aux poids de { $weights }.
weights-unknown = Les poids de { $weights } n’ont pas de « { $name } ».
weights-number = Dans les poids de { $weights }, { $name } doit être un nombre entier de { $least } à { $most }, et non « { $value } ».
weights-row = Dans les poids de { $weights }, { $name } doit être une liste de { $length } nombres, et non de { $found }.
unknown-rule = Le jeu { game-name } n’a pas de règle { $rule }.
record-unwritable = Impossible d’écrire le fichier { $file }.

## Jeux

cli-games-name = Nom
cli-games-title = Titre
cli-games-players = Joueurs
cli-games-version = Règles
cli-games-distribution = Distribution
cli-games-lacks = Manque
cli-games-lacks-evaluator = évaluation (seul random joue)
cli-games-lacks-observation = observation (pas d’environnement de recherche)
cli-games-lacks-lesson = leçon
cli-games-lacks-board = plateau dessiné (la page montre des tableaux)

## Simulation

cli-simulated = { game-name } : { $games ->
    [one] une partie
   *[other] { $games } parties
  } à { $players } joueurs, robots : { $bots }, graine { $seed }
cli-simulated-speed = { $decisions } décisions en { $seconds } s, { $each } par partie, { $compiled ->
    [yes] compilé
   *[no] Python simple
  }
cli-seat = Siège
cli-mean = moyenne
cli-min = min.
cli-max = max.
cli-wins = victoires
cli-place = Rang
cli-number = { NUMBER($number, maximumFractionDigits: 1) }
cli-all-hold = Tous les invariants ont tenu à chaque décision { $games ->
    [one] de la partie
   *[other] des { $games } parties
  }.
cli-broken = La partie { $game } a rompu l’invariant { $invariant } ; son enregistrement est dans { $file }.

## Partie

cli-welcome = { game-name }
cli-welcome-help = Répondez par un numéro ou par un mot ; « help » montre ce qu’on peut dire d’autre.
cli-play-help =
    Un numéro ou un mot du menu le joue.
      « ? MOT »      pourquoi ce mot n’est pas au menu, et quelle règle le dit
      view           toute la table
      log            tout ce qui s’est passé
      scores         la feuille de score
      hint [TEMPS]   les meilleurs coups et ce qu’ils peuvent rapporter ; TEMPS de réflexion : 2s, 500ms, ou 400 itérations
      rule ID        le texte d’une règle
      undo           reprendre votre dernière décision, tant que rien n’a été révélé depuis
      undo!          la reprendre malgré tout
      save FICHIER   enregistrer cette partie
      resume FICHIER reprendre une autre partie
      quit           quitter la table
cli-hint-number = nº
cli-hint-move = coup
cli-hint-score = score attendu
cli-hint-chance = chances de gagner
cli-hint-games = parties essayées
cli-hint-gain = { $points ->
    [0] « { $word } » et « { $other } » devraient rapporter autant.
   *[other] Différence attendue entre « { $word } » et « { $other } », en points : { NUMBER($points, minimumFractionDigits: 1) }
  }
cli-hint-then = Puis peut-être { $player } : { $word }
cli-percent = { $number } %
cli-left = Vous quittez la table.
cli-seed = La graine de cette partie était { $seed }.
cli-no-such-number = Le menu va de 1 à { $most } : { $number } n’y est pas.
cli-why-what = Dites quel mot vous manque, par exemple « ? take market green ».
cli-on-menu = « { $word } » est au menu.
cli-undo-nothing = Il n’y a rien à reprendre.
cli-undo-horizon = Depuis votre dernière décision, quelque chose a été révélé ou quelqu’un d’autre a décidé ; « undo! » la reprend malgré tout.
cli-undone = Repris : { $word }
cli-file-missing = Nommez un fichier.
cli-saved = Enregistré dans { $file } : { $moves ->
    [one] un coup
   *[other] { $moves } coups
  }.
cli-resumed = Reprise de { $file }, après { $moves ->
    [one] un coup
   *[other] { $moves } coups
  }.
cli-resume-seats = Cette partie a { $players } joueurs, et cette table { $seats } sièges.

## Enregistrements, règles, matériel, vitesse

cli-record-proved = L’enregistrement mène bien à la position promise ({ $hash }).
cli-untested = { $rule } n’a pas de test
cli-coverage = { $covered } règles couvertes sur { $total } ({ $covered }/{ $total })
cli-box-fits = Le matériel convient : { $checks } vérifications, { $hash }
cli-bench = { game-name }, { $players } joueurs, { $compiled ->
    [yes] compilé
   *[no] Python simple
  } : { $decisions } décisions/s, { $games } parties/s, une copie { $clone } µs ({ $cost } décisions)
cli-bench-search = { game-name }, { $players } joueurs, { $compiled ->
    [yes] compilé
   *[no] Python simple
  } : { $iterations_per_s } itérations/s ; pour { $budget_ms } ms de réflexion, le plus long de { $positions } coups a pris { $longest_ms } ms
cli-bench-ratio = Compilé, c’est { $ratio } fois plus rapide.

## Servir et vérifier

cli-serving = Le Comptoir est ouvert à { $url } (Ctrl-C le ferme).
cli-seed-verified = La graine correspond à l’empreinte publiée ({ $hash }).
cli-verify-compare = Comparez cette empreinte avec celle que vous avez notée au début de la partie ; --hash le fait pour vous.
