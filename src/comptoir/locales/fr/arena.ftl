# L’arène : ce qu’on peut lui demander, ce qui peut clocher, et son rapport.

## Aide

arena-help-bots = qui concourt, par exemple search:400,greedy,random ; moins nombreux que les sièges, les robots se les partagent également ; plus nombreux, ils jouent à tour de rôle ; un nom donné deux fois compte pour deux
arena-help-games = combien de parties au moins ; arrondi vers le haut, pour que chaque robot ait chaque siège aussi souvent (100)
arena-help-jobs = combien de processus (autant que de cœurs)
arena-help-on = où jouer : ray (un Ray lancé sur cette machine) ou ray:ADRESSE (une grappe déjà en marche)
arena-help-out = dossier des résultats ; la même commande reprend où elle s’était arrêtée (sinon arena-JEU-…)
arena-help-code = un fichier Python ; ses robots peuvent être nommés dans --bots
arena-help-bot-command = un programme qui joue par lignes JSON ; il s’appelle command dans --bots, un deuxième command2, et ainsi de suite
arena-help-bot-time = combien de temps un robot à vous peut prendre pour un coup, par exemple 5s ou 500ms (5s)
arena-help-bot-memory = combien de mémoire un robot à vous peut utiliser, par exemple 512m ou 2g (1g)
arena-help-controls = parties de chacun des deux contrôles (un nombre adapté au match)
arena-help-report = balance : de quoi sont faits les scores gagnants, ce que vaut un siège, ce qui va avec la victoire
arena-help-no-times = omettre les durées, pour que deux passages d’un match donnent le même fichier

## Ce qui peut mal tourner

arena-no-evaluator = { game-name } n’a pas de fonction d’évaluation, et l’arène ne peut pas y jouer : greedy joue dans les matchs témoins et pour les bots défaillants.
arena-no-bots = Dites qui concourt : --bots search:400,greedy,random
arena-many-bots = { $bots } robots, c’est trop ; il y a place pour { $most }.
arena-bad-on = On peut jouer sur ray ou sur ray:ADRESSE, pas sur « { $place } ».
arena-bad-report = Le rapport peut être balance, et non « { $report } ».
arena-bad-time = Une durée se donne sous la forme 5s ou 500ms, de 10ms à 3600s, et non « { $time } ».
arena-bad-memory = Une quantité de mémoire se donne sous la forme 512m ou 2g, de 32m à 1024g, et non « { $memory } ».
arena-code-unreadable = Impossible de lire le fichier { $file } : existe-t-il, et est-ce du texte ?
arena-code-wrong = Impossible de lire les robots du fichier : { $fault }
arena-code-slow = La lecture de { $file } prend trop de temps : on ne devrait qu’y définir des robots.
arena-code-empty = { $file } ne contient aucun robot : une classe dérivée de comptoir.bots.Bot.
arena-code-name = { $file } donne à un robot le nom « { $bot } », qui est déjà pris.
arena-command-empty = La commande d’un robot est vide, ou ses guillemets ne vont pas par paires : « { $command } ».
arena-command-missing = Il n’y a pas de programme « { $program } ».
arena-command-unused = Une commande est donnée, mais personne du nom de { $name } n’est dans --bots.
arena-folder-unwritable = Impossible d’écrire dans le dossier { $folder }.
arena-folder-busy = Une autre arène est à l’œuvre dans { $folder }.
arena-folder-foreign = { $folder } contient autre chose : donnez un dossier nouveau ou vide.
arena-folder-other = { $folder } contient un autre match (ce qui diffère : { $differing }) : redonnez la même commande, ou un autre dossier.
arena-folder-longer = { $folder } contient un match plus long que celui-ci : demandez au moins autant de parties, ou donnez un autre dossier.
arena-other-rules = Un ouvrier a la version { $rules } des règles ; le match doit se jouer avec la version { $expected }.
arena-stuck = La partie de graine { $deal } n’en finit pas.
arena-worker-died = Le processus qui jouait la partie { $number } est mort trois fois ; peut-être manque-t-il de mémoire. Ce qui a été joué avant est gardé.
arena-no-ray = Ray n’est pas installé ici : pip install comptoir[ray]
arena-no-answer = Personne ne répond à l’adresse { $address }.
arena-no-cluster = Impossible de lancer Ray : { $fault }
arena-no-cluster-at = Aucun Ray ne répond à l’adresse { $address } : { $fault }
arena-ray-failed = Ray n’a pas pu finir : { $fault }

## Dans le terminal

arena-rounded = { $asked } parties sont arrondies à { $games }, pour que chaque robot ait chaque siège aussi souvent.
arena-resumed = Reprise dans { $folder } : { $played } parties sur { $total } y sont.
arena-all-there = Tout est déjà là, dans { $folder }.
arena-stopped = Arrêté. { $played } parties sur { $total } sont gardées dans { $folder } ; la même commande reprend de là.
arena-written = Rapport : { $file }
arena-progress = { game-name }
arena-line = { $name } : { $told }

## Nombres

arena-number = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-whole = { NUMBER($number) }
arena-percent = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
arena-interval = { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-seconds = { NUMBER($number, maximumSignificantDigits: 3) } s
arena-milliseconds = { NUMBER($number, maximumSignificantDigits: 3) } ms
arena-microseconds = { NUMBER($number, maximumSignificantDigits: 3) } µs
arena-rating = { NUMBER($mu, minimumFractionDigits: 1, maximumFractionDigits: 1) } ({ arena-interval })
arena-seat = Siège { $number }
arena-moves = { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
  } par partie

## Le rapport

arena-title = { game-name } : l’arène de Comptoir
arena-language = Français
arena-kicker = Comptoir · L’arène
arena-under-title = { $games ->
    [one] Une partie
   *[other] { NUMBER($games) } parties
  } à { $players } joueurs, sur { $deals ->
    [one] une donne
   *[other] { NUMBER($deals) } donnes
  }, graine { $seed }
arena-verdict-best = { $bot } gagne { NUMBER($share, maximumFractionDigits: 1) } % de ses parties ({ arena-interval }) ; la part égale serait de { NUMBER($even, maximumFractionDigits: 1) } %.
arena-ladder-sure = L’ordre des robots n’est pas dû au hasard.
arena-ladder-unsure = Trop peu de parties : { $games ->
    [0] sans partie commune
    [one] une seule partie commune
   *[other] { NUMBER($games) } parties communes
  }, on ne peut dire si { $above } est plus fort que { $below }.
arena-ladder-needs = Trop peu de parties : avec { $games ->
    [one] une seule partie commune
   *[other] { NUMBER($games) } parties communes
  }, on ne peut dire si { $above } est plus fort que { $below } ; si la différence est ce qu’elle paraît, il en faut environ { NUMBER($needed) }.
arena-mirror-name = Le match miroir
arena-mirror-told = { $bot } contre des copies de lui-même, dont l’une, observée, passe de siège en siège : { $games ->
    [one] une partie
   *[other] { NUMBER($games) } parties
  }.
arena-mirror-must = Elle doit obtenir la part égale, { NUMBER($share, maximumFractionDigits: 1) } %.
arena-mirror-passed = Le match miroir donne la part égale.
arena-mirror-failed = Le match miroir ne donne pas la part égale : ne vous fiez pas à ces chiffres.
arena-sanity-name = Le match témoin
arena-sanity-told = { $bot } contre des joueurs au hasard : { $games ->
    [one] une partie
   *[other] { NUMBER($games) } parties
  }.
arena-sanity-must = Il doit presque tout gagner : l’intervalle doit atteindre { NUMBER($share, maximumFractionDigits: 1) } %.
arena-sanity-passed = Le match témoin est gagné presque à chaque fois.
arena-sanity-failed = Le match témoin n’est pas gagné presque à chaque fois : ne vous fiez pas à ces chiffres.
arena-faults-told = { $faults ->
    [one] Une fois, un robot a failli et greedy a joué à sa place.
   *[other] { NUMBER($faults) } fois, un robot a failli et greedy a joué à sa place.
  }
arena-heading-ladder = L’échelle
arena-about-ladder = La part des victoires de chaque robot, avec l’intervalle où se trouve sa vraie part à 95 %. Une victoire partagée est partagée ; chaque siège qu’un robot occupe à une table compte pour une partie.
arena-even-mark = Le trait pointillé est la part égale, { NUMBER($even, maximumFractionDigits: 1) } %.
arena-power = { $games ->
    [one] Une partie révèle
   *[other] { NUMBER($games) } parties révèlent
  }, quatre fois sur cinq, un avantage de { NUMBER($points, maximumFractionDigits: 1) } points ou plus sur la part égale.
arena-power-needs = { $points ->
    [one] Pour un point, il faut
   *[other] Pour { $points } points, il faut
  } { NUMBER($games) } parties.
arena-heading-ratings = Cotes
arena-about-ratings = Cotes OpenSkill (Plackett et Luce) d’après le classement complet de chaque partie, avec leurs intervalles à 95 %. Chacun part de 25.
arena-heading-pairs = L’un contre l’autre
arena-about-pairs = Combien de fois le robot de la ligne finit devant celui de la colonne, dans les parties où les deux sont assis.
arena-pairs-note = Une place égale compte pour moitié. Ce qui est en gras n’est pas dû au hasard.
arena-heading-seats = Sièges
arena-about-seats = Combien de fois gagne celui qui est assis là. Chaque robot a chaque siège aussi souvent, avec les mêmes donnes.
arena-everybody = Tous ensemble
arena-heading-scores = De quoi sont faits les scores
arena-about-scores = Le score moyen de chaque robot en fin de partie, poste par poste.
arena-heading-length = Longueur d’une partie
arena-about-length = Décisions dans une partie, tous joueurs réunis, et façons dont les parties ont fini.
arena-length = { NUMBER($mean, maximumFractionDigits: 0) } décisions en moyenne ; la moitié des parties en ont de { NUMBER($quarter, maximumFractionDigits: 0) } à { NUMBER($three_quarters, maximumFractionDigits: 0) }.
arena-heading-times = Temps par coup
arena-about-times = Combien de temps un robot réfléchit en moyenne, sur une échelle où chaque pas vaut dix fois le précédent.
arena-heading-controls = Contrôles
arena-about-controls = Deux matchs dont on connaît d’avance le résultat. S’il est autre, c’est que la mesure est faussée.
arena-heading-faults = Ce qui a mal tourné
arena-about-faults = Un robot qui se bloque, plante ou répond n’importe quoi est arrêté, et greedy joue à sa place jusqu’à la fin de la partie. Le résultat reste celui du robot.
arena-fault-start = { $faults ->
    [one] il n’a pas pu être lancé
   *[other] { $faults } fois, il n’a pas pu être lancé
  }
arena-fault-time = { $faults ->
    [one] il a pris trop de temps pour un coup
   *[other] { $faults } fois, il a pris trop de temps pour un coup
  }
arena-fault-crash = { $faults ->
    [one] il a planté
   *[other] { $faults } fois, il a planté
  }
arena-fault-memory = { $faults ->
    [one] il a voulu trop de mémoire
   *[other] { $faults } fois, il a voulu trop de mémoire
  }
arena-fault-rubbish = { $faults ->
    [one] il a dit quelque chose qui n’est pas une réponse
   *[other] { $faults } fois, il a dit quelque chose qui n’est pas une réponse
  }
arena-fault-flood = { $faults ->
    [one] il n’a pas cessé de parler
   *[other] { $faults } fois, il n’a pas cessé de parler
  }
arena-fault-answer = { $faults ->
    [one] sa réponse n’était pas au menu
   *[other] { $faults } fois, sa réponse n’était pas au menu
  }
arena-fault-endless = { $faults ->
    [one] il a tourné en rond
   *[other] { $faults } fois, il a tourné en rond
  }
arena-fault-example = Partie { $number }, décision { $decision } :
arena-heading-how = Comment cela a été joué
arena-about-how = Chaque robot a chaque siège aussi souvent, et chaque donne est jouée une fois dans chaque rotation. La même commande rejoue les mêmes parties, ici ou sur une grappe.
arena-how-entrants = Robots
arena-how-games = Parties
arena-how-games-told = { NUMBER($games) } sur { $deals ->
    [one] une donne
   *[other] { NUMBER($deals) } donnes
  }
arena-how-seed = Graine
arena-how-options = Options
arena-how-versions = Versions
arena-how-versions-told = Comptoir { $comptoir }, règles { $rules }, matériel { $box }
arena-how-results = Empreinte des résultats

## Colonnes

arena-column-rank = Rang
arena-column-bot = Robot
arena-column-games = Parties
arena-column-wins = Victoires
arena-column-share = Part
arena-column-interval = 95 %
arena-column-place = Place moyenne
arena-column-rating = Cote
arena-column-score = Score
arena-column-time = Temps/coup
arena-column-before = devant…
arena-column-part = Poste
arena-column-lead = Avance des vainqueurs

## Équilibre

arena-heading-winning = Équilibre : ce qui fait gagner
arena-about-winning = Les scores moyens de ceux qui gagnent et des autres, poste par poste.
arena-winners = Vainqueurs
arena-others = Les autres
arena-lead = Les vainqueurs ont { NUMBER($points, maximumFractionDigits: 1) } points de plus que la moyenne des autres, et { NUMBER($mean, maximumFractionDigits: 1) } de plus que le deuxième. D’où vient leur avance :
arena-heading-advantage = Équilibre : les sièges
arena-about-advantage = Ce que vaut un siège quand chaque robot l’a aussi souvent. Une étoile marque ce qui n’est pas dû au hasard.
arena-heading-things = Équilibre : ce qui va avec la victoire
arena-about-things = La part des victoires de ceux qui avaient une chose. Le trait pointillé est ce que gagnent les mêmes robots, qu’ils l’aient ou non. Une étoile marque ce qui n’est pas dû au hasard, compte tenu du nombre de choses examinées. Qu’une chose aille avec la victoire ne dit pas qu’elle fait gagner.
arena-held-times = eu { NUMBER($times) } fois
arena-held-few = Trop rare pour qu’on en dise quelque chose.
arena-held-rare = { $things ->
    [one] Une de plus a été eue
   *[other] { $things } de plus ont été eues
  } moins de { $least } fois.
