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
