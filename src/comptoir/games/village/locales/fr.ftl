# Village, en français.
#
# D’abord les noms : un message par sorte de chose, qui porte le nom de la sorte, avec ses formes à côté
# (-a avec l’article, -at et -from avec la préposition, -plural).  Puis ce qu’on en dit : le menu
# (village-word-…), les questions (village-ask-…), le journal (village-note-…), la feuille de score, les options,
# et les étiquettes du tableau dans le terminal (village-text-…).
# Jamais « de », « que » ni « le » devant un nom de joueur : l’élision dépendrait du nom.

village-name = Village
village-tagline = Quatre générations, un village, et une chronique qui se souvient de quelques-uns.

## Les noms

# Les six bourgs, tous à consonne initiale et sans article : « à » et « de » leur conviennent.
-village-northgate = Grisclocher
-village-southgate = Pontrose
-village-midnorth = Pierrefoire
-village-midsouth = Gué-d’Or
-village-farnorth = Port-d’Argent
-village-farsouth = Croix-du-Loup

village-city = { $city ->
    [northgate] { -village-northgate }
    [southgate] { -village-southgate }
    [midnorth] { -village-midnorth }
    [midsouth] { -village-midsouth }
    [farnorth] { -village-farnorth }
   *[farsouth] { -village-farsouth }
  }

village-space = { $space ->
    [harvest] récolte
    [family] famille
    [crafts] artisanat
    [market] marché
    [travel] voyage
    [council] conseil
   *[church] église
  }
village-space-from = { $space ->
    [harvest] à la récolte
    [family] à la famille
    [crafts] à l’artisanat
    [market] au marché
    [travel] au voyage
    [council] au conseil
   *[church] à l’église
  }

village-cube = { $cube ->
    [orange] orange
    [green] vert
    [brown] brun
    [pink] rose
   *[plague] de peste
  }
village-cube-a = { $cube ->
    [orange] un cube orange
    [green] un cube vert
    [brown] un cube brun
    [pink] un cube rose
   *[plague] un cube de peste
  }

village-colour = { $colour ->
    [orange] orange
    [green] vert
    [brown] brun
   *[pink] rose
  }
village-colour-a = { $colour ->
    [orange] un cube orange
    [green] un cube vert
    [brown] un cube brun
   *[pink] un cube rose
  }
village-colour-plural = { $colour ->
    [orange] orange
    [green] verts
    [brown] bruns
   *[pink] roses
  }

village-price = { $price ->
    [orange] orange
    [green] vert
    [brown] brun
    [pink] rose
   *[coins] pièces
  }

village-generation = { $generation ->
    [first] première
    [second] deuxième
    [third] troisième
   *[fourth] quatrième
  }
village-member = un membre de { village-generation } génération

village-building = { $building ->
    [wainwright] charron
    [stables] écurie
    [library] bibliothèque
   *[smithy] forge
  }
village-building-at = { $building ->
    [wainwright] chez le charron
    [stables] à l’écurie
    [library] à la bibliothèque
   *[smithy] à la forge
  }

village-place = { $place ->
    [farm] ferme
    [wainwright] charron
    [stables] écurie
    [library] bibliothèque
    [smithy] forge
    [level_1] conseil, niveau 1
    [level_2] conseil, niveau 2
    [level_3] conseil, niveau 3
    [level_4] conseil, niveau 4
    [window_1] église, fenêtre 1
    [window_2] église, fenêtre 2
    [window_3] église, fenêtre 3
    [window_4] église, fenêtre 4
    [northgate] { -village-northgate }
    [southgate] { -village-southgate }
    [midnorth] { -village-midnorth }
    [midsouth] { -village-midsouth }
    [farnorth] { -village-farnorth }
    [farsouth] { -village-farsouth }
    [bag] sac noir
    [unborn] à naître
    [chronicle_council] chronique, conseil
    [chronicle_crafts] chronique, artisanat
    [chronicle_travel] chronique, voyage
    [chronicle_church] chronique, église
    [chronicle_farm] chronique, ferme
    [grave] tombe anonyme
   *[removed] hors du jeu
  }
village-place-at = { $place ->
    [farm] à la ferme
    [wainwright] chez le charron
    [stables] à l’écurie
    [library] à la bibliothèque
    [smithy] à la forge
    [level_1] au niveau 1 du conseil
    [level_2] au niveau 2 du conseil
    [level_3] au niveau 3 du conseil
    [level_4] au niveau 4 du conseil
    [window_1] à la fenêtre 1 de l’église
    [window_2] à la fenêtre 2 de l’église
    [window_3] à la fenêtre 3 de l’église
    [window_4] à la fenêtre 4 de l’église
    [northgate] à { -village-northgate }
    [southgate] à { -village-southgate }
    [midnorth] à { -village-midnorth }
    [midsouth] à { -village-midsouth }
    [farnorth] à { -village-farnorth }
   *[farsouth] à { -village-farsouth }
  }
village-place-from = { $place ->
    [wainwright] de chez le charron
    [stables] de l’écurie
    [library] de la bibliothèque
    [smithy] de la forge
    [level_1] du niveau 1 du conseil
    [level_2] du niveau 2 du conseil
    [level_3] du niveau 3 du conseil
    [level_4] du niveau 4 du conseil
    [window_1] de la fenêtre 1 de l’église
    [window_2] de la fenêtre 2 de l’église
    [window_3] de la fenêtre 3 de l’église
    [window_4] de la fenêtre 4 de l’église
    [northgate] de { -village-northgate }
    [southgate] de { -village-southgate }
    [midnorth] de { -village-midnorth }
    [midsouth] de { -village-midsouth }
    [farnorth] de { -village-farnorth }
   *[farsouth] de { -village-farsouth }
  }

village-good = { $good ->
    [scroll] parchemin
    [horse] cheval
    [plow] charrue
    [ox] bœuf
   *[wagon] chariot
  }
village-good-a = { $good ->
    [scroll] un parchemin
    [horse] un cheval
    [plow] une charrue
    [ox] un bœuf
   *[wagon] un chariot
  }

village-road = { $road ->
    [northgate-southgate] de { -village-northgate } à { -village-southgate }
    [northgate-midnorth] de { -village-northgate } à { -village-midnorth }
    [northgate-midsouth] de { -village-northgate } à { -village-midsouth }
    [northgate-farnorth] de { -village-northgate } à { -village-farnorth }
    [northgate-farsouth] de { -village-northgate } à { -village-farsouth }
    [southgate-northgate] de { -village-southgate } à { -village-northgate }
    [southgate-midnorth] de { -village-southgate } à { -village-midnorth }
    [southgate-midsouth] de { -village-southgate } à { -village-midsouth }
    [southgate-farnorth] de { -village-southgate } à { -village-farnorth }
    [southgate-farsouth] de { -village-southgate } à { -village-farsouth }
    [midnorth-northgate] de { -village-midnorth } à { -village-northgate }
    [midnorth-southgate] de { -village-midnorth } à { -village-southgate }
    [midnorth-midsouth] de { -village-midnorth } à { -village-midsouth }
    [midnorth-farnorth] de { -village-midnorth } à { -village-farnorth }
    [midnorth-farsouth] de { -village-midnorth } à { -village-farsouth }
    [midsouth-northgate] de { -village-midsouth } à { -village-northgate }
    [midsouth-southgate] de { -village-midsouth } à { -village-southgate }
    [midsouth-midnorth] de { -village-midsouth } à { -village-midnorth }
    [midsouth-farnorth] de { -village-midsouth } à { -village-farnorth }
    [midsouth-farsouth] de { -village-midsouth } à { -village-farsouth }
    [farnorth-northgate] de { -village-farnorth } à { -village-northgate }
    [farnorth-southgate] de { -village-farnorth } à { -village-southgate }
    [farnorth-midnorth] de { -village-farnorth } à { -village-midnorth }
    [farnorth-midsouth] de { -village-farnorth } à { -village-midsouth }
    [farnorth-farsouth] de { -village-farnorth } à { -village-farsouth }
    [farsouth-northgate] de { -village-farsouth } à { -village-northgate }
    [farsouth-southgate] de { -village-farsouth } à { -village-southgate }
    [farsouth-midnorth] de { -village-farsouth } à { -village-midnorth }
    [farsouth-midsouth] de { -village-farsouth } à { -village-midsouth }
    [farsouth-farnorth] de { -village-farsouth } à { -village-farnorth }
    [farm-northgate] de la ferme à { -village-northgate }
    [farm-southgate] de la ferme à { -village-southgate }
    [farm-midnorth] de la ferme à { -village-midnorth }
    [farm-midsouth] de la ferme à { -village-midsouth }
    [farm-farnorth] de la ferme à { -village-farnorth }
   *[farm-farsouth] de la ferme à { -village-farsouth }
  }

village-profession = { $profession ->
    [council] conseil
    [crafts] artisanat
    [travel] voyage
    [church] église
   *[farm] ferme
  }

village-reward = { $reward ->
    [prestige] points de prestige
    [cubes] cubes au choix
   *[coins] pièces
  }
village-reward-size = { $reward ->
    [prestige] { $size ->
        [one] { $size } point de prestige
       *[other] { $size } points de prestige
      }
    [cubes] { $size ->
        [one] { $size } cube au choix
       *[other] { $size } cubes au choix
      }
   *[coins] { $size ->
        [one] { $size } pièce
       *[other] { $size } pièces
      }
  }

village-customer = client { village-customer-code }
village-customer-code = { $customer ->
    [c01] C01
    [c02] C02
    [c03] C03
    [c04] C04
    [c05] C05
    [c06] C06
    [c07] C07
    [c08] C08
    [c09] C09
    [c10] C10
    [c11] C11
    [c12] C12
    [c13] C13
    [c14] C14
    [c15] C15
    [c16] C16
    [c17] C17
    [c18] C18
    [c19] C19
    [c20] C20
    [c21] C21
    [c22] C22
    [c23] C23
   *[c24] C24
  }

village-level = niveau { $level }
village-window = fenêtre { $window }

## Les nombres de choses et leurs listes : ce qui vaut 0 ne se dit pas, le reste se joint par un signe plus.
## Chaque village-plus-… est le signe qui précède une chose, s’il y en a une avant elle.

village-coins = { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
  }
village-grain = { $grain ->
    [one] { $grain } sac de céréales
   *[other] { $grain } sacs de céréales
  }
village-scrolls = { $scrolls ->
    [one] { $scrolls } parchemin
   *[other] { $scrolls } parchemins
  }
village-points = { $prestige ->
    [one] { $prestige } point de prestige
   *[other] { $prestige } points de prestige
  }
village-time-cost = { $bridge ->
    [0] { $time } temps
   *[other] { $time } temps, au-delà du pont
  }

village-plus-green = { $orange ->
    [0] {""}
   *[other] {" + "}
  }
village-plus-brown = { $green ->
    [0] { village-plus-green }
   *[other] {" + "}
  }
village-plus-pink = { $brown ->
    [0] { village-plus-brown }
   *[other] {" + "}
  }
village-plus-cubes = { $pink ->
    [0] { village-plus-pink }
   *[other] {" + "}
  }
village-cubes = { $orange ->
    [0] {""}
   *[other] { $orange } orange
  }{ $green ->
    [0] {""}
    [one] { village-plus-green }{ $green } vert
   *[other] { village-plus-green }{ $green } verts
  }{ $brown ->
    [0] {""}
    [one] { village-plus-brown }{ $brown } brun
   *[other] { village-plus-brown }{ $brown } bruns
  }{ $pink ->
    [0] {""}
    [one] { village-plus-pink }{ $pink } rose
   *[other] { village-plus-pink }{ $pink } roses
  }

# Le prix d’une marchandise.
village-cost = { village-cubes }{ $grain ->
    [0] {""}
   *[other] { village-plus-cubes }{ village-grain }
  }

# Le prix d’un chemin.
village-toll = { village-cubes }{ $wagon ->
    [0] { village-plus-cubes }
    [one] { village-plus-cubes }{ $wagon } chariot{" + "}
   *[other] { village-plus-cubes }{ $wagon } chariots{" + "}
  }{ village-time-cost }

# Le prix d’un pas au conseil.
village-step-fee = { village-scrolls } ou { $green ->
    [one] { $green } vert
   *[other] { $green } verts
  }

# Ce que veut un client.
village-plus-horse = { $scroll ->
    [0] {""}
   *[other] {" + "}
  }
village-plus-plow = { $horse ->
    [0] { village-plus-horse }
   *[other] {" + "}
  }
village-plus-ox = { $plow ->
    [0] { village-plus-plow }
   *[other] {" + "}
  }
village-plus-wagon = { $ox ->
    [0] { village-plus-ox }
   *[other] {" + "}
  }
village-plus-grain = { $wagon ->
    [0] { village-plus-wagon }
   *[other] {" + "}
  }
village-wants = { $scroll ->
    [0] {""}
    [one] parchemin
   *[other] { $scroll } parchemins
  }{ $horse ->
    [0] {""}
    [one] { village-plus-horse }cheval
   *[other] { village-plus-horse }{ $horse } chevaux
  }{ $plow ->
    [0] {""}
    [one] { village-plus-plow }charrue
   *[other] { village-plus-plow }{ $plow } charrues
  }{ $ox ->
    [0] {""}
    [one] { village-plus-ox }bœuf
   *[other] { village-plus-ox }{ $ox } bœufs
  }{ $wagon ->
    [0] {""}
    [one] { village-plus-wagon }chariot
   *[other] { village-plus-wagon }{ $wagon } chariots
  }{ $grain ->
    [0] {""}
   *[other] { village-plus-grain }{ village-grain }
  }

# Ce qu’une vente coûte en plus.
village-extra = { $green ->
    [0] { $time ->
        [0] {""}
       *[other] {" "}(et { village-time-cost })
      }
    [one] { $time ->
        [0] {" "}(et { $green } vert)
       *[other] {" "}(et { $green } vert + { village-time-cost })
      }
   *[other] { $time ->
        [0] {" "}(et { $green } verts)
       *[other] {" "}(et { $green } verts + { village-time-cost })
      }
  }

# Des cubes d’une couleur, avec des pièces parmi eux.
village-coloured = { $cubes ->
    [one] { $cubes } cube { village-colour }
   *[other] { $cubes } cubes { village-colour-plural }
  }
village-payment = { $cubes ->
    [0] { village-coins }
   *[other] { $coins ->
        [0] { village-coloured }
       *[other] { village-coloured } et { village-coins }
      }
  }

## Le menu

village-word-decline = { $question ->
    [free-action] Ne rien faire
    [produce-now] Ne rien fabriquer pour l’instant
    [privilege] Renoncer au privilège
   *[action] Renoncer à l’action
  }
village-word-pass = Ne plus rien vendre aujourd’hui
village-word-done = { $question ->
    [mass-buy] S’en remettre au tirage
   *[mass-move] Ne plus déplacer personne
  }
village-word-take = Prendre { village-cube-a } { village-space-from }{ $time ->
    [0] {""}
   *[other] {" "}({ village-time-cost })
  }
village-word-well = Utiliser le puits : { $price ->
    [orange] { $cubes } orange, ou des pièces à leur place
    [green] { $cubes } verts, ou des pièces à leur place
    [brown] { $cubes } bruns, ou des pièces à leur place
    [pink] { $cubes } roses, ou des pièces à leur place
   *[coins] { village-coins }
  }
village-word-go = { $space ->
    [harvest] Rentrer la récolte
    [family] S’occuper de la famille
    [crafts] Se tourner vers l’artisanat
    [market] Tenir un jour de marché
    [travel] Partir en voyage
    [council] Aller au conseil
   *[church] Aller à l’église
  }
village-word-reap = Récolter { village-grain }
village-word-birth = Accueillir un nouveau-né de { village-generation } génération
village-word-recall = Faire rentrer { village-place-from } { village-member }
village-word-train = Former { village-member } { village-building-at } ({ village-time-cost })
village-word-produce = Produire { village-good-a } ({ village-time-cost })
village-word-buy = Acheter { village-good-a } : { village-cost }
village-word-mill = Moudre { village-grain } contre { village-coins } ({ village-time-cost })
village-word-travel = Envoyer { village-member }, { village-road } ({ village-toll }){ $size ->
    [0] {""}
   *[other]  : { village-reward-size }
  }
village-word-enter = Faire siéger { village-member } au conseil ({ village-step-fee } ; { village-time-cost })
village-word-advance = Élever { village-member } au { village-level } ({ village-step-fee } ; { village-time-cost })
village-word-privilege = { $level ->
    [1] Prendre le marqueur « prochain premier joueur »
    [2] { $cubes ->
        [one] Prendre { $cubes } cube au choix
       *[other] Prendre { $cubes } cubes au choix
      }
    [3] Prendre une marchandise au choix
   *[4] Payer { village-coins } pour { village-points }
  }
village-word-vow = Envoyer { village-member } à l’église ({ $brown ->
    [one] { $brown } brun
   *[other] { $brown } bruns
  } ou { $time } temps)
village-word-coins = Payer { village-payment }
village-word-scroll = Payer { village-scrolls }
village-word-time = Payer { village-time-cost }
village-word-pick = Prendre { village-colour-a }
village-word-choose = Prendre { village-good-a }
village-word-bury = Dire adieu à { village-member }, { village-place-at } : { $fate ->
    [chronicle] chronique ({ village-profession })
    [grave] tombe anonyme
   *[removed] hors du jeu
  }{ $ends ->
    [0] {""}
   *[other] , et la fin commence
  }
village-word-serve = Servir le { village-customer } : { village-wants } pour { village-points }{ village-extra }
village-word-pull = Faire sortir { village-member } du sac noir ({ village-coins })
village-word-move = Mener { village-member } à la { village-window } ({ village-grain })

## Les questions

village-ask-turn = { $player } : prenez un cube sur une case d’action, ou utilisez le puits.
village-ask-free-action = { $player } : un dernier tour, sans plus de cube. Choisissez une action possible, ou ne faites rien.
village-ask-well-action = { $player } : le puits vous accorde une action. Laquelle ?
village-ask-action-harvest = { $player } : rentrez-vous la récolte ?
village-ask-action-family = { $player } : un enfant naît, ou quelqu’un rentre à la maison.
village-ask-action-crafts = { $player } : formez quelqu’un, produisez ou achetez une marchandise, ou passez au moulin.
village-ask-action-travel = { $player } : qui prend la route, et pour où ?
village-ask-action-council = { $player } : entrez au conseil, montez d’un niveau, ou utilisez un privilège.
village-ask-action-church = { $player } : qui envoyez-vous à l’église ?
village-ask-produce-now = { $player } : la nouvelle recrue, { village-building-at }, peut se mettre à l’ouvrage aussitôt.
village-ask-pay = { $player } : comment payez-vous ? Une pièce peut remplacer n’importe quel cube.
village-ask-council-fee = { $player } : payez le siège en parchemins ou en vert.
village-ask-church-fee = { $player } : payez l’église en brun ou en temps.
village-ask-privilege = { $player } : un privilège vous est ouvert, jusqu’au { village-level }.
village-ask-pick-cube = { $player } : choisissez un cube dans la réserve{ $number ->
    [one] .
   *[other] {" "}({ $number } à prendre).
  }
village-ask-choose-good = { $player } : choisissez une marchandise.
village-ask-sale = { $player } : servez un client à son étal, ou passez pour la journée.
village-ask-death = { $player } : le temps d’un de vos aînés est révolu. Lequel ?
village-ask-mass-buy = { $player } : vos pièces font sortir les vôtres du sac noir. Qui appelez-vous ?
village-ask-mass-move = { $player } : vos céréales mènent les vôtres de fenêtre en fenêtre.

## Le journal

village-note-round = La manche { $round } commence.
village-note-took = { $player } prend { village-cube-a } { village-space-from }.
village-note-plague = La peste coûte { $time } temps à { $player }.
village-note-well = { $player } utilise le puits et paie en { village-price }.
village-note-free = { $player } agit sans prendre de cube : { village-space }.
village-note-declined = { $player } renonce à l’action.
village-note-paid = { $player } paie { village-payment }.
village-note-harvest = { $player } récolte { village-grain }.
village-note-birth = { $player } accueille un nouveau-né de { village-generation } génération.
village-note-recall = { $player } fait rentrer { village-place-from } { village-member }.
village-note-train = { $player } forme { village-member } { village-building-at }.
village-note-produce = { $player } produit { village-good-a }.
village-note-buy = { $player } achète { village-good-a }.
village-note-mill = { $player } fait moudre ses céréales et reçoit { village-coins }.
village-note-market = { $player } ouvre un jour de marché.
village-note-served = { $player } sert le { village-customer } : { village-points }.
village-note-passed = { $player } ne vend plus rien aujourd’hui.
village-note-refill = { $customers ->
    [one] Un nouveau client rejoint la file.
   *[other] { $customers } nouveaux clients rejoignent la file.
  }
village-note-journey = { $player } envoie { village-member } à { village-city }.
village-note-city = { $player } découvre { village-city } et gagne { village-reward-size }.
village-note-enter = { $player } fait siéger { village-member } au conseil.
village-note-advance = { $player } élève { village-member } au { village-level } du conseil.
village-note-start-marker = { $player } prend le marqueur « prochain premier joueur ».
village-note-cube = { $player } prend { village-colour-a } dans la réserve.
village-note-good = { $player } prend { village-good-a } dans la réserve.
village-note-coin-prestige = { $player } échange { $coins ->
    [one] une pièce
   *[other] { $coins } pièces
  } contre { village-points }.
village-note-vow = { $player } envoie { village-member } à l’église.
village-note-bridge = { $player } franchit le pont : une vie touche à sa fin.
village-note-chronicle = { $player } pleure { village-member }, { village-place-at } : la chronique en garde le souvenir ({ village-profession }).
village-note-grave = { $player } pleure { village-member }, { village-place-at } : une tombe anonyme l’accueille.
village-note-removed = { $player } pleure { village-member }, { village-place-at } : il ne reste pas même une tombe.
village-note-lapsed = { $player } n’a personne en vue : personne ne meurt.
village-note-end-chronicle = { $player } remplit la dernière case de la chronique : la fin commence.
village-note-end-graves = { $player } occupe la dernière tombe : la fin commence.
village-note-mass = Les cloches appellent à la messe.
village-note-pull = { $player } fait sortir { village-member } du sac noir.
village-note-drawn = { $player } voit { village-member } tiré du sac noir.
village-note-monk = Un moine est tiré, et retourne dans le sac.
village-note-move = { $player } mène { village-member } à la { village-window } de l’église.
village-note-majority = { $player } a la plus grande communauté de l’église : { village-points }.
village-note-start-player = { $player } devient premier joueur.
village-note-score = { $player } termine avec { $total ->
    [one] { $total } point de prestige
   *[other] { $total } points de prestige
  }.
village-note-no-majority = L’église est vide : personne ne gagne de prestige.
village-note-final-turns = { $turns ->
    [one] Un dernier tour, pour { $player }.
   *[other] { $turns } derniers tours, à commencer par { $player }.
  }
village-note-round-cap = { $rounds ->
    [one] Une manche a été jouée, comme convenu : la partie est finie.
   *[other] { $rounds } manches ont été jouées, comme convenu : la partie est finie.
  }
village-note-fee-scroll = { $player } paie avec { $scrolls ->
    [one] un parchemin
   *[other] { $scrolls } parchemins
  }.

## La feuille de score et la fin

village-score-total = total
village-score-track = piste de prestige
village-score-travel = voyage
village-score-council = conseil
village-score-church = église
village-score-chronicle = chronique
village-score-market = clients
village-score-coins = pièces

village-ended-chronicle = La chronique est pleine.
village-ended-graves = La dernière tombe est occupée.
village-ended-round_cap = Les manches convenues ont été jouées.
village-ended-standstill = Plus aucun cube ne peut revenir sur le plateau.

## Les options

village-option-end_market_order = Qui joue le premier des derniers tours, quand un autre a déclenché la fin pendant un jour de marché.
village-option-end_market_order-market_player_first = Qui a ouvert le jour de marché joue en premier, comme dans la règle française.
village-option-end_market_order-market_player_last = Qui a ouvert le jour de marché joue en dernier, comme dans l’édition anglaise.
village-option-start_player = Qui commence : un siège, compté à partir de 0, ou le sort.
village-option-start_player-random = Le premier joueur est tiré au sort.
village-option-round_cap = Le nombre de manches après lequel la partie finit dans tous les cas ; 0 pour ne pas la limiter.

## Le tableau dans le terminal

village-text-title = { village-name } · manche { $round } · tour { $turn }
village-text-you = vous êtes { $player }
village-text-spectator = vu par un spectateur
village-text-turn = Au tour : { $player }
village-text-start = Premier joueur : { $player }
village-text-next = Prochain premier joueur : { $player }
village-text-next-free = Prochain premier joueur : marqueur au conseil
village-text-over = La partie est finie.
village-text-market-day = Jour de marché : { $player } ; servis : { $sales } ; vendent encore : { $names }
village-text-due = Reste à payer : { village-cubes }
village-text-end = La fin a été déclenchée par { $player }.
village-text-final-turns = { $turns ->
    [0] Plus aucun tour après celui-ci.
    [one] Encore un tour après celui-ci.
   *[other] Encore { $turns } tours après celui-ci.
  }
village-text-cubes = cubes
village-text-plague = peste
village-text-green-bag = sac vert
village-text-supply = réserve
village-text-chronicle = chronique
village-text-free = libres
village-text-graves = tombes
village-text-removed = retirés
village-text-stalls = étals
village-text-line = file ({ $pile } dans la pile)
village-text-empty = vide
village-text-family = famille
village-text-unborn = à naître
village-text-council = conseil
village-text-church = église
village-text-bag = sac + { $monks ->
    [one] { $monks } moine
   *[other] { $monks } moines
  }
village-text-travel = voyage
village-text-farms = fermes
village-text-coins = pièces
village-text-grain = céréales
village-text-served = servis
village-text-prestige = prestige
village-text-time = temps
village-text-owed = { $player } devra { $owed ->
    [one] un décès
   *[other] { $owed } décès
  } à la fin du tour.
village-text-tiles = { $player } a servi : { $tiles }
village-text-legend = 112 : deux membres de la première génération et un de la deuxième. { $marker } un marqueur dans la cité.

## Pourquoi un mot n’est pas au menu.  Le numéro de la règle s’affiche à côté de la phrase.

village-no-passing = On ne peut pas passer : prenez un cube ou servez-vous du puits.
village-no-cube-first = Prenez d’abord un cube sur une case d’action, ou servez-vous du puits ; l’action vient ensuite.
village-no-no-cube-left = Il ne reste aucun cube sur le plateau : choisissez une action sans cube, ou ne faites rien.
village-no-choose-action-first = Dites d’abord quelle action vous voulez.
village-no-must-act = L’action offerte par le puits ou par un tour libre doit être menée ; on ne peut pas y renoncer.
village-no-one-way-only = Les deux manières ne se mélangent pas : qui forme un artisan n’achète pas dans la même action.
village-no-one-building = Une action d’artisanat se fait dans un seul bâtiment et donne une seule marchandise.
village-no-pay-first = Le prix d’abord : dites comment vous le payez.
village-no-other-question = Cela répond à une autre question que celle qui vous est posée.
village-no-cube-there = Cette case ne porte pas de cube { village-cube } : { village-space }.
village-no-well-cubes = Le puits demande { $needed } cubes { village-colour-plural } ; vous n’en avez aucun de cette couleur, ou trop peu même avec vos pièces.
village-no-well-coins = Le puits demande { $needed } pièces ; vous en avez { $coins }.
village-no-action-possible = Vous ne pourriez pas mener cette action maintenant : { village-space }.
village-no-nobody-home = Il n’y a personne à votre ferme.
village-no-granary-full = Votre ferme abrite déjà { $capacity } sacs de céréales et n’en contient pas davantage.
village-no-nobody-unborn = Toute votre famille est née.
village-no-nobody-there = Aucun de vos membres de la { village-generation } génération n’est ici : { village-place }.
village-no-not-at-home = Aucun membre de la { village-generation } génération n’est à votre ferme.
village-no-no-craftsman = Seul un membre formé dans le bâtiment sait faire cela, et aucun des vôtres n’est ici : { village-building }.
village-no-price-grain = Il faut { $needed } { $needed ->
    [one] sac
   *[other] sacs
  } de céréales ; vous en avez { $grain }.
village-no-price-cubes = Vous ne pouvez pas payer le prix, même avec des pièces :{ $orange ->
    [0] {""}
   *[other] {" "}{ $orange } orange
  }{ $green ->
    [0] {""}
   *[other] {" "}{ $green } vert
  }{ $brown ->
    [0] {""}
   *[other] {" "}{ $brown } brun
  }{ $pink ->
    [0] {""}
   *[other] {" "}{ $pink } rose
  }.
village-no-not-in-stall = Le client { village-customer-code } n’est à aucun étal.
village-no-goods-wanted = Vous n’avez pas tout ce que veut le client { village-customer-code }.
village-no-sale-green = Cette vente coûte aussi { $needed ->
    [one] un cube vert ou une pièce
   *[other] { $needed } cubes verts ou pièces
  }, et vous n’avez ni l’un ni l’autre.
village-no-no-path = Aucun chemin ne mène de là à { village-city }.
village-no-wagon = Ce chemin demande { $needed ->
    [one] un chariot
   *[other] { $needed } chariots
  }.
village-no-step-price = Un pas au conseil demande { $scrolls ->
    [one] un parchemin
   *[other] { $scrolls } parchemins
  } ou { $cubes } cubes verts.
village-no-level-too-low = Votre membre ne siège pas assez haut pour le privilège du niveau { $level }.
village-no-marker-taken = Le marqueur « prochain premier joueur » n’est plus sur sa case.
village-no-supply-empty = La réserve n’a plus de cube d’influence.
village-no-coin-needed = Il faut { $needed ->
    [one] une pièce
   *[other] { $needed } pièces
  }, et vous n’en avez pas assez.
village-no-mix = Ce qui est dû ne peut pas se payer avec { $coins ->
    [0] zéro pièce
    [one] une pièce
   *[other] { $coins } pièces
  } dans le compte.
village-no-no-scroll = Vous n’avez pas de parchemin pour payer.
village-no-supply-lacks = La réserve n’a plus de cube { village-colour }.
village-no-not-the-oldest = Le défunt est de votre plus basse génération visible, la { village-generation } à présent, et aucun de ceux-là n’est ici : { village-place }.
village-no-enough-pulled = Pendant cette messe, { $most } figurines ont déjà quitté le sac noir.

## Le rapport de l’arène

village-collectible-customer = { village-customer-code } : { village-wants } ({ $prestige })
arena-held-village-customers = Clients
arena-held-village-cities = Villes visitées
arena-held-village-crafts = Métiers appris

## Ce que disent les nombres d’une observation

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

## La page dans le navigateur

page-round-turn = Manche { $round }, tour { $turn }
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
page-farm-of = Ferme : { $player }
page-village-mill = moulin
page-village-well = puits
page-tie-village = À égalité, c’est le plus de clients servis qui compte, puis le plus de membres en vie.
page-lesson-village-welcome = Vous menez une famille de paysans à travers quatre générations. Le plus grand prestige l’emporte quand la chronique du village est pleine, ou la dernière tombe occupée. Cette ligne dit toujours ce qu’on attend, et de qui.
page-lesson-village-farm = Votre ferme : la famille à la maison, céréales, cubes, pièces et biens. La rivière qui l’entoure est le temps. Beaucoup de choses coûtent du temps, et chaque fois que votre marqueur passe le pont, quelqu’un de votre famille meurt.
page-lesson-village-take = Tout tour commence par un cube : prenez-en un sur l’une des sept cases d’action, puis vous pouvez faire ce à quoi sert cette case. Nous proposons le cube orange de l’artisanat.
page-lesson-village-action = Vous pouvez maintenant utiliser la case où vous avez pris. À l’artisanat, quelqu’un apprend un métier, ce qui prend du temps, puis fabrique un bien, ce qui en prend encore ; ou bien vous achetez le bien avec des cubes. Nous proposons la forge, puis une charrue.
page-lesson-village-time = Ce qui a pris du temps a fait avancer votre marqueur sur la rivière. Qui meurt en bonne place entre dans la chronique, s’il y reste une case, et y avoir plusieurs des siens vaut du prestige ; les autres reposent dans une tombe sans nom.
page-lesson-village-round = Quand le dernier cube a quitté le plateau, on dit une messe, puis les cases sont regarnies. Voyages, conseil, église, marché et chronique rapportent tous du prestige ; on ne peut pas tout avoir.
