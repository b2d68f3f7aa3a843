# Une colonne de feu, en français.
#
# D’abord les noms : un message par sorte de chose, qui porte le nom de la sorte, avec ses formes à côté
# (-a avec l’article ou un nombre, -the avec l’article défini, -at et -from avec la préposition, -plural).  Puis ce
# qu’on en dit : le menu (column-word-…), les questions (column-ask-…), le journal (column-note-…), la feuille de
# score, les options, et les étiquettes du tableau dans le terminal (column-text-…).
# Jamais « de », « que » ni « le » devant un nom de joueur : l’élision dépendrait du nom.  Ni « à » ni « de » devant
# column-character-the, column-die-the et column-country-the, à cause de « au » et « du ».

column-name = Une colonne de feu
column-tagline = Le commerce, la foi et les faveurs, quand se tromper d’église peut coûter une maison.

## Les noms

column-country = { $country ->
    [england] Angleterre
    [france] France
    [netherlands] Pays-Bas
   *[spain] Espagne
  }
column-country-the = { $country ->
    [england] l’Angleterre
    [france] la France
    [netherlands] les Pays-Bas
   *[spain] l’Espagne
  }
column-country-at = { $country ->
    [england] en Angleterre
    [france] en France
    [netherlands] aux Pays-Bas
   *[spain] en Espagne
  }
column-country-from = { $country ->
    [england] d’Angleterre
    [france] de France
    [netherlands] des Pays-Bas
   *[spain] d’Espagne
  }

column-die = { $die ->
    [white] blanc
    [blue] bleu
    [orange] orange
    [brown] brun
    [purple] violet
   *[black] noir
  }
column-die-the = { $die ->
    [white] le dé blanc
    [blue] le dé bleu
    [orange] le dé orange
    [brown] le dé brun
    [purple] le dé violet
   *[black] le dé Religion
  }

column-good = { $good ->
    [cloth] tissu
    [wine] vin
    [book] livre
   *[ore] minerai
  }
column-good-a = { $good ->
    [cloth] 1 tissu
    [wine] 1 vin
    [book] 1 livre
   *[ore] 1 minerai
  }

column-religion = { $religion ->
    [catholic] catholique
    [protestant] protestante
   *[either] au choix
  }
column-religion-pawn = { $religion ->
    [catholic] un pion catholique
    [protestant] un pion protestant
   *[either] un pion catholique ou protestant
  }
column-religion-plural = { $religion ->
    [catholic] les catholiques
   *[protestant] les protestants
  }

column-pawn = { $pawn ->
    [catholic] catholique
    [protestant] protestant
   *[neutral] neutre
  }
column-pawn-a = { $pawn ->
    [catholic] un pion catholique
    [protestant] un pion protestant
   *[neutral] un pion neutre
  }
column-pawn-letter = { $pawn ->
    [catholic] C
    [protestant] P
   *[neutral] N
  }

# Les symboles Action, en peu de mots ; avec leur nombre, s’ils en ont un ; et comme une chose à faire.
column-symbol = { $symbol ->
    [good_cloth] tissu
    [good_wine] vin
    [good_book] livre
    [good_ore] minerai
    [any_good] marchandise au choix
    [privilege] privilège
    [protection] jeton Protection
    [vp] PV
    [religion_catholic] ± pion catholique
    [religion_protestant] ± pion protestant
    [religion_either] ± pion d’une religion
    [neutral] + pion neutre
    [track_step] avancer sur la piste
    [remove_character] retirer un personnage
    [die_adjust] dé ± 1
    [free_die] libérer un dé
    [sell_any] vente au choix
    [ship_england] navire d’Angleterre
    [ship_france] navire de France
    [ship_netherlands] navire des Pays-Bas
    [ship_spain] navire d’Espagne
    [trade_good_cloth] prendre ou vendre tissu
    [trade_good_wine] prendre ou vendre vin
    [trade_good_book] prendre ou vendre livre
   *[trade_good_ore] prendre ou vendre minerai
  }
column-symbol-size = { $number ->
    [0] { column-symbol }
   *[other] { $symbol ->
        [good_cloth] { column-symbol }
        [good_wine] { column-symbol }
        [good_book] { column-symbol }
        [good_ore] { column-symbol }
        [any_good] { column-symbol }
        [privilege] { column-symbol }
        [protection] { column-symbol }
        [vp] { $number } PV
        [religion_catholic] { column-symbol }
        [religion_protestant] { column-symbol }
        [religion_either] { column-symbol }
        [neutral] { column-symbol }
        [track_step] { column-symbol }
        [remove_character] { column-symbol }
        [die_adjust] { column-symbol }
        [free_die] { column-symbol }
        [sell_any] { column-symbol } à { $number } PV
        [ship_england] { column-symbol }
        [ship_france] { column-symbol }
        [ship_netherlands] { column-symbol }
        [ship_spain] { column-symbol }
        [trade_good_cloth] { column-symbol }
        [trade_good_wine] { column-symbol }
        [trade_good_book] { column-symbol }
       *[trade_good_ore] { column-symbol }
      }
  }
column-action = { $symbol ->
    [good_cloth] prendre 1 tissu
    [good_wine] prendre 1 vin
    [good_book] prendre 1 livre
    [good_ore] prendre 1 minerai
    [any_good] prendre 1 marchandise au choix
    [privilege] piocher un privilège
    [protection] prendre un jeton Protection
    [vp] gagner { $number } PV
    [religion_catholic] ajouter ou retirer un pion catholique
    [religion_protestant] ajouter ou retirer un pion protestant
    [religion_either] ajouter ou retirer un pion de l’une des religions
    [neutral] ajouter un pion neutre
    [track_step] avancer à la prochaine case libre de la piste
    [remove_character] retirer un personnage du jeu
    [die_adjust] monter ou baisser de 1 un dé posé sur une de vos cartes
    [free_die] retirer un dé d’une de vos cartes
    [sell_any] vendre une marchandise au choix pour { $number } PV
    [ship_england] vendre en Angleterre
    [ship_france] vendre en France
    [ship_netherlands] vendre aux Pays-Bas
    [ship_spain] vendre en Espagne
    [trade_good_cloth] prendre ou vendre du tissu
    [trade_good_wine] prendre ou vendre du vin
    [trade_good_book] prendre ou vendre des livres
   *[trade_good_ore] prendre ou vendre du minerai
  }

column-space = case { $space }

# Marchands et capitaines se distinguent par leur pays ; les autres portent un nom ou une charge.
column-character = { $character ->
    [e01] Marchand d’étoffes anglais
    [e02] Marchand de vin anglais
    [e03] Marchand de livres anglais
    [e04] Marchand de minerai anglais
    [e05] Capitaine anglais
    [e06] Élisabeth Iʳᵉ
    [e07] Francis Walsingham
    [e08] Évêque
    [e09] Conseiller privé
    [e10] Maître de guilde
    [e11] Maître de port
    [e12] Marie Stuart
    [e13] Juge de paix
    [f01] Marchand d’étoffes français
    [f02] Marchand de vin français
    [f03] Marchand de livres français
    [f04] Marchand de minerai français
    [f05] Capitaine français
    [f06] Catherine de Médicis
    [f07] Mouchard de la cour
    [f08] Cardinal
    [f09] Dame d’honneur
    [f10] Intendant
    [f11] Pilote de rivière
    [f12] Médecin de la cour
    [f13] Amiral
    [n01] Marchand d’étoffes flamand
    [n02] Marchand de vin flamand
    [n03] Marchand de livres flamand
    [n04] Marchand de minerai flamand
    [n05] Capitaine flamand
    [n06] Gouverneur des Pays-Bas
    [n07] Inquisiteur
    [n08] Père Huus
    [n09] Banquier
    [n10] Imke Wolman
    [n11] Batelier des canaux
    [n12] Horloger
    [n13] Magistrat
    [s01] Marchand d’étoffes espagnol
    [s02] Marchand de vin espagnol
    [s03] Marchand de livres espagnol
    [s04] Marchand de minerai espagnol
    [s05] Capitaine espagnol
    [s06] Roi Philippe II
    [s07] Archidiacre Romero
    [s08] Comte Feria
    [s09] Trésorier royal
    [s10] Maître d’entrepôt
    [s11] Maître de galère
    [s12] Barney Willard
   *[s13] Alguazil
  }
column-character-the = { $character ->
    [e01] le marchand d’étoffes anglais
    [e02] le marchand de vin anglais
    [e03] le marchand de livres anglais
    [e04] le marchand de minerai anglais
    [e05] le capitaine anglais
    [e06] Élisabeth Iʳᵉ
    [e07] Francis Walsingham
    [e08] l’évêque
    [e09] le conseiller privé
    [e10] le maître de guilde
    [e11] le maître de port
    [e12] Marie Stuart
    [e13] le juge de paix
    [f01] le marchand d’étoffes français
    [f02] le marchand de vin français
    [f03] le marchand de livres français
    [f04] le marchand de minerai français
    [f05] le capitaine français
    [f06] Catherine de Médicis
    [f07] le mouchard de la cour
    [f08] le cardinal
    [f09] la dame d’honneur
    [f10] l’intendant
    [f11] le pilote de rivière
    [f12] le médecin de la cour
    [f13] l’amiral
    [n01] le marchand d’étoffes flamand
    [n02] le marchand de vin flamand
    [n03] le marchand de livres flamand
    [n04] le marchand de minerai flamand
    [n05] le capitaine flamand
    [n06] le gouverneur des Pays-Bas
    [n07] l’inquisiteur
    [n08] le père Huus
    [n09] le banquier
    [n10] Imke Wolman
    [n11] le batelier des canaux
    [n12] l’horloger
    [n13] le magistrat
    [s01] le marchand d’étoffes espagnol
    [s02] le marchand de vin espagnol
    [s03] le marchand de livres espagnol
    [s04] le marchand de minerai espagnol
    [s05] le capitaine espagnol
    [s06] le roi Philippe II
    [s07] l’archidiacre Romero
    [s08] le comte Feria
    [s09] le trésorier royal
    [s10] le maître d’entrepôt
    [s11] le maître de galère
    [s12] Barney Willard
   *[s13] l’alguazil
  }

column-event = { $event ->
    [ee1] Un anathème du pape divise le royaume
    [ee2] Un complot catholique est éventé
    [ee3] Des prédicateurs sont arrêtés
    [ee4] Une année de tolérance
    [fe1] Arrestations à la cour
    [fe2] La chute d’un chef catholique
    [fe3] Une nuit de sang à Paris
    [fe4] Un édit de paix
    [ne1] La garnison prend des otages
    [ne2] Les statues des églises sont brisées
    [ne3] Un tribunal rend ses sentences
    [ne4] Un pardon est proclamé
    [se1] Les cachots se remplissent
    [se2] La grande flotte est perdue
    [se3] L’Inquisition frappe
   *[se4] Un mariage royal
  }
column-event-quoted = « { column-event } »

column-privilege = privilège { column-privilege-code }
column-privilege-code = { $privilege ->
    [p01] P01
    [p02] P02
    [p03] P03
    [p04] P04
    [p05] P05
    [p06] P06
    [p07] P07
    [p08] P08
    [p09] P09
    [p10] P10
    [p11] P11
    [p12] P12
    [p13] P13
    [p14] P14
    [p15] P15
    [p16] P16
    [p17] P17
    [p18] P18
    [p19] P19
    [p20] P20
    [p21] P21
    [p22] P22
    [p23] P23
    [p24] P24
    [p25] P25
    [p26] P26
    [p27] P27
   *[p28] P28
  }

column-card = carte Loch Leven { column-card-code }
column-card-code = { $card ->
    [ll1] I
    [ll2] II
    [ll3] III
   *[ll4] IV
  }

column-window = { $window ->
    [start] au début du tour
    [before_character] avant le personnage suivant
    [after_roll] après le lancer
    [before_track] avant la piste des actions
   *[end] à la fin du tour
  }

## Des morceaux de phrases

# Le dé d’un personnage et son nombre : « le 4 blanc ».
column-rolled = le { $number } { column-die }

# Ce que devient une maison : rien, une première, ou un établissement plus élevé.
column-house = { $before ->
    [0] maison sur l’établissement { $site }
   *[other] maison de l’établissement { $before } au { $site }
  }

# Où va un pion, selon les cases Religion libres.
column-pawn-goes = { $room ->
    [0] pas de place { column-country-at } pour son pion
    [1] son pion { column-pawn } remplit { column-country-the }
   *[other] pion { column-pawn } { column-country-at }
  }
column-conflict-looms = { $room ->
    [1] {" "}(et remplir le pays : conflit)
   *[other] {""}
  }

# Un dé qui quitte une carte, et ce que devient la carte.
column-die-off = { $place ->
    [religion] relancer le dé Religion
    [loch_leven] retirer { column-die-the } de Loch Leven
   *[character] reprendre { column-die-the }, et { column-character-the } quitte le jeu
  }

# Un dé que l’on tourne sur sa carte.
column-die-on = { $place ->
    [religion] { column-die-the }
    [loch_leven] { column-die-the } sur Loch Leven
   *[character] { column-die-the } sur { column-character-the }
  }
column-bonus = { $points ->
    [0] {""}
   *[other] {" "}(+{ $points } PV : personne d’autre dans votre religion)
  }

## Le menu

column-word-pass = { $window ->
    [start] Continuer : le tour commence
    [before_character] Continuer : le personnage suivant
    [after_roll] Continuer : les personnages
    [before_track] Continuer : la piste des actions
   *[end] Continuer : le tour est fini
  }
column-word-pass_turn = Ne plus m’arrêter pendant ce tour
column-word-waive = { $question ->
    [pawn] N’ajouter ni ne retirer de pion
    [neutral] N’ajouter aucun pion
    [step] Rester sur sa case
    [remove] Ne retirer personne
    [adjust] Ne tourner aucun dé
    [free] Laisser tous les dés sur leurs cartes
    [sale] Ne rien vendre
    [trade] Ne rien prendre ni vendre
    [points] Refuser les points
   *[move] Rester sur sa case
  }
column-word-use = Utiliser un privilège : { column-action }
column-word-buy_off = Payer { $price } PV : { column-die-off }
column-word-choose = { column-character } : { column-action }
column-word-profess = { $changes ->
    [0] Garder la religion { column-religion }
   *[other] Embrasser la religion { column-religion }
  }{ column-bonus }
column-word-hire = Prendre { column-character-the } avec { column-rolled } : { $site ->
    [0] {""}
   *[other] { column-house } ;{" "}
  }{ column-pawn-goes }
column-word-settle = Utiliser { column-rolled } { column-country-at }, où la pile est épuisée : { column-house }
column-word-decline = Ne prendre aucun personnage (payer { $price } PV)
column-word-place = Laisser entrer { column-pawn-a } { column-country-at }{ column-conflict-looms }
column-word-block = Rendre un jeton Protection : { column-pawn-a } n’entre pas { column-country-at }
column-word-raise = Monter la maison { column-country-at }, de l’établissement { $before } au { $site }
column-word-keep = Laisser la maison { column-country-at } sur l’établissement { $site }
column-word-move = Aller à la { column-space } avec { column-die-the } : { column-action }{ $price ->
    [0] {""}
   *[other] {" "}(payer { $price } PV)
  }
column-word-take = Prendre { column-good-a }
column-word-sell = Vendre { column-good-a } { column-country-at } pour { $points } PV
column-word-sell_both = { $question ->
    [ship] Vendre une de chaque marchandise { column-country-at } pour { $points } PV
   *[trade] Vendre { column-good-a } dans chacun des deux pays pour { $points } PV
  }
column-word-sell_any = Vendre { column-good-a } pour { $points } PV
column-word-add = Ajouter { column-pawn-a } { column-country-at }{ column-conflict-looms }
column-word-remove = Retirer { column-religion-pawn } { column-country-from }{ $room ->
    [0] {" "}(et écarter le conflit)
   *[other] {""}
  }
column-word-step = Avancer à la { column-space } : { column-action }
column-word-dismiss = Renvoyer { column-character-the } : { column-die-the } redevient disponible
column-word-discard = Retirer { column-character-the }, visible { column-country-at }
column-word-turn_up = Monter { column-die-on } : { $number }
column-word-turn_down = Baisser { column-die-on } : { $number }{ column-bonus }
column-word-free = { $place ->
    [religion] Relancer le dé Religion
    [loch_leven] Retirer { column-die-the } de Loch Leven
   *[character] Reprendre { column-die-the }, et { column-character-the } quitte le jeu
  }
column-word-protect = Rendre un jeton Protection et y échapper
column-word-suffer = { $effect ->
    [lose_vp] Subir l’événement : perdre { $points } PV
   *[loch_leven] Subir l’événement : un dé va à Loch Leven ({ $number })
  }
column-word-accept = Rendre un jeton Protection pour { $points } PV
column-word-refuse = Garder la protection
column-word-imprison = { $place ->
    [free] Envoyer { column-die-the } à Loch Leven ({ $number })
   *[character] Envoyer { column-die-the } à Loch Leven ({ $number }) : { column-character-the } quitte le jeu
  }
column-word-resolve = Résoudre le conflit { column-country-at } : { $winner ->
    [catholic] les catholiques l’emportent
    [protestant] les protestants l’emportent
   *[nobody] personne ne l’emporte
  }
column-word-gain = Gagner { $points } PV et déclencher la fin

## Les questions

column-ask-window = { $player } : { column-window }, menez une action libre (privilège, dé racheté) ou continuez.
column-ask-religion-choice = { $player } : le dé Religion a été lancé. Quelle religion choisissez-vous ?
column-ask-effect-choice = { $player } : { column-character-the } vous offre deux actions. Laquelle ?
column-ask-any-good = { $player } : choisissez une marchandise.
column-ask-religion-symbol = { $player } : ajoutez ou retirez { column-religion-pawn } dans un pays.
column-ask-neutral-symbol = { $player } : ajoutez un pion neutre dans un pays.
column-ask-track-step = { $player } : la prochaine case libre de la piste des actions vous est ouverte.
column-ask-remove-character = { $player } : retirez un de vos personnages, ou l’un des personnages visibles.
column-ask-die-adjust = { $player } : montez ou baissez de 1 un dé posé sur une de vos cartes.
column-ask-free-die = { $player } : retirez un dé d’une de vos cartes.
column-ask-sell-any = { $player } : vendez une marchandise, quels que soient les prix.
column-ask-ship = { $player } : un navire part pour { column-country-the }. Qu’y vendez-vous ?
column-ask-trade-good = { $player } : prenez { column-good-a }, ou vendez-en là où vous avez une maison.
column-ask-purple-neutral = { $player } : vous pouvez ajouter un pion neutre { column-country-at }.
column-ask-vp-waive = { $player } : ces PV ({ $number }) déclencheraient la fin de la partie. Les prenez-vous ?
column-ask-character = { $player } : choisissez un dé, et avec lui un personnage.
column-ask-block-pawn = { $player } : votre nouveau personnage amène un pion { column-country-at }. Le laissez-vous entrer ?
column-ask-upgrade = { $player } : votre maison { column-country-at } peut monter.
column-ask-track-move = { $player } : choisissez un dé disponible et déplacez votre pion Action.
column-ask-event-protect = { $player } : { column-event-quoted }. Rendre un jeton Protection pour y échapper ?
column-ask-event-offer = { $player } : { column-event-quoted }. Rendre un jeton Protection pour autant de PV que votre dé Religion ?
column-ask-loch-leven-die = { $player } : { column-event-quoted }. Quel dé va à Loch Leven ?
column-ask-conflict-order = { $player } : plusieurs conflits éclatent. Lequel se résout d’abord ?

## Le journal

column-note-start-player = { $player } est joueur de départ.
column-note-dealt = { $player } reçoit la { column-card }.
column-note-redrawn = { $player } écarte la { column-card } : à deux, les religions de départ diffèrent.
column-note-religion-die = { $player } commence avec un dé Religion à { $number }.
column-note-year = L’année { $year } commence.
column-note-turn = { $player } est au tour : année { $year }, semestre { $half }.
column-note-loch-leven-down = { $player } baisse { column-die-the } sur Loch Leven : { $number }.
column-note-die-free = { $player } retrouve { column-die-the }.
column-note-religion-down = { $player } baisse le dé Religion : { $number }.
column-note-religion-roll = { $player } lance le dé Religion : { $number }.
column-note-professed = { $player } choisit la religion { column-religion }.
column-note-minority = { $player } n’a personne d’autre dans sa religion : { $points } PV.
column-note-character-down = { $player } baisse { column-die-the } ({ $number }) et fait appel à ce personnage : { column-character }.
column-note-character-left = { $player } perd { column-character-the }, qui quitte le jeu.
column-note-rolled = { $player } lance { column-die-the } : { $number }.
column-note-hired = { $player } prend { column-character-the } avec { column-rolled }.
column-note-settled = { $player } utilise { column-die-the } pour une maison { column-country-at }, et rien d’autre.
column-note-declined = { $player } ne prend aucun personnage et paie { $points } PV.
column-note-unable = { $player } ne peut prendre aucun personnage et perd { $points } PV.
column-note-pawn-blocked = { $player } rend un jeton Protection : { column-pawn-a } n’entre pas { column-country-at }.
column-note-pawn-no-room = { $player } ne trouve pas de place { column-country-at } pour { column-pawn-a }.
column-note-house = { $player } a une maison sur l’établissement { $site } { column-country-at }.
column-note-pushed = { $player } descend sur l’établissement { $site } { column-country-at }.
column-note-house-lost = { $player } perd sa maison { column-country-at }.
column-note-revealed = Visible { column-country-at } : { column-character }.
column-note-event = Événement : { column-event-quoted }.
column-note-event-skipped = Événement sans effet : { column-event-quoted }.
column-note-exhausted = La pile { column-country-from } est épuisée.
column-note-moved = { $player } va à la { column-space } de la piste des actions{ $points ->
    [0] .
   *[other] {" "}et paie { $points } PV.
  }
column-note-lost = { $player } perd { $points } PV.
column-note-gained = { $player } gagne { $points } PV.
column-note-good = { $player } prend { column-good-a }.
column-note-protection = { $player } prend un jeton Protection.
column-note-drew = { $player } pioche un privilège.
column-note-pile-empty = { $player } ne trouve plus de privilège à piocher.
column-note-used = { $player } utilise le { column-privilege }.
column-note-sold = { $player } vend { column-good-a } { column-country-at } pour { $points } PV.
column-note-sold-any = { $player } vend { column-good-a } pour { $points } PV.
column-note-added = { $player } ajoute { column-pawn-a } { column-country-at }.
column-note-removed = { $player } retire { column-pawn-a } { column-country-from }.
column-note-discarded = { $player } retire { column-character-the } du sommet de la pile.
column-note-turned = { $player } tourne { column-die-the } : { $number }.
column-note-protected = { $player } rend un jeton Protection et y échappe.
column-note-accepted = { $player } rend un jeton Protection pour { $points } PV.
column-note-imprisoned = { $player } envoie { column-die-the } à Loch Leven ({ $number }).
column-note-conflict = Conflit { column-country-at } : { column-religion-plural } l’emportent.
column-note-conflict-avoided = Conflit évité { column-country-at } : aucune religion n’a plus de pions.
column-note-end-points = { $player } a les points qui déclenchent la fin : cette année est la dernière.
column-note-end-deck = Il ne reste aucun personnage { column-country-at } : cette année est la dernière.
column-note-year-cap = L’année { $year } devait être la dernière, comme convenu : la partie est finie.
column-note-score = { $player } termine avec { $total } PV.
column-note-waived = { $player } renonce à l’action.
column-note-bought-off = { $player } paie { $points } PV pour retirer de sa carte { column-die-the }.

## La feuille de score et la fin

column-score-total = total
column-score-track = piste
column-score-houses = maisons
column-score-protections = protections
column-score-goods = marchandises
column-score-privileges = privilèges

column-ended-points = Les points qui terminent la partie ont été atteints.
column-ended-deck = Une pile n’a plus de personnage.
column-ended-year_cap = Les années convenues ont été jouées.

## Les options

column-option-start_player = Qui commence : un siège, compté à partir de 0, ou le sort.
column-option-start_player-random = Le joueur de départ est tiré au sort.
column-option-year_cap = L’année avec laquelle la partie se termine au plus tard.

## Le tableau dans le terminal

column-text-title = { column-name } · année { $year } · semestre { $half }
column-text-you = vous êtes { $player }
column-text-spectator = vu par un spectateur
column-text-turn = Au tour : { $player }
column-text-start = Joueur de départ : { $player }
column-text-over = La partie est finie.
column-text-deciding = { $player } réfléchit.
column-text-ends-by = Finit avec l’année où un score atteint { $vp } PV ou une pile s’épuise, au plus tard avec l’année { $year }.
column-text-end = La fin a été déclenchée par { $player }.
column-text-last-year = Cette année est la dernière.
column-text-chosen = Choisi : { column-die-the }, pour un personnage { column-country-at }.
column-text-event-done = Un événement a été appliqué pendant ce tour ; un autre serait sans effet.
column-text-sold = Vendu pendant ce tour : { $sales }
column-text-sale = { column-good-a } { column-country-at }
column-text-event = Événement { column-event-quoted }. { $told }
column-text-target-all = Tous
column-text-target-religion = { $religion ->
    [catholic] Les catholiques
   *[protestant] Les protestants
  }
column-text-target-house = Qui a une maison { column-country-at }
column-text-event-lose_vp = { $target } : { $number } PV perdus.
column-text-event-loch_leven = { $target } : un dé va à Loch Leven ({ $number }).
column-text-event-offer = { $target } : rendre un jeton Protection rapporte autant de PV que le dé Religion.
column-text-protectable = Un jeton Protection permet d’y échapper.
column-text-affected = Touchés : { $names }.
column-text-answer-protect = Votre réponse : un jeton Protection.
column-text-answer-suffer = Votre réponse : pas de jeton Protection.
column-text-answer-accept = Votre réponse : l’échange.
column-text-answer-imprison = Votre réponse : { column-die-the } à Loch Leven.
column-text-houses = maisons
column-text-pawns = pions
column-text-ahead = en tête
column-text-torch = torche
column-text-buys = achète
column-text-price = { column-good } { $points }
column-text-face-up = visibles
column-text-action = action
column-text-pawn = pion
column-text-deck = pile
column-text-or = ou
column-text-exhausted = épuisée
column-text-track = piste des actions
column-text-legend = C catholique, P protestant, N neutre, { $none } libre, = égalité ; torche : conflit ; ± ajouter ou retirer.
column-text-possessions = possessions
column-text-vp = PV
column-text-victory-disc = pion Victoire
column-text-religion = religion
column-text-protections = protections
column-text-privileges = privilèges
column-text-stock = maisons en stock
column-text-card = carte Loch Leven
column-text-turns = tours
column-text-scores = si tout finissait
column-text-final-scores = score final
column-text-cards = dés et cartes
column-text-free = disponibles
column-text-faith = foi
column-text-loch-leven = Loch Leven
column-text-pile = { $number ->
    [one] Privilèges dans la pile : { $number }.
   *[other] Privilèges dans la pile : { $number }.
  }
column-text-tokens = { $player } détient : { $tokens }
column-text-spent = Privilèges utilisés : { $tokens }
column-text-removed = Hors du jeu, { column-country } : { $cards }

## Pourquoi un mot n’est pas au menu.  Le numéro de la règle s’affiche à côté de la phrase.

column-no-no-window = Les privilèges et le rachat d’un dé ont leurs moments pendant votre tour, et ce n’en est pas un.
column-no-must-move = On ne peut pas rester : un dé disponible peut déplacer votre pion Action.
column-no-decline-instead = Ne prendre aucun personnage, c’est y renoncer, et cela coûte des PV.
column-no-choose-symbol-first = Choisissez d’abord l’une des deux actions ; on peut ensuite renoncer à ce qui n’est que permis.
column-no-pass-first = Menez d’abord vos actions libres ou continuez ; cela vient ensuite.
column-no-other-question = Cela répond à une autre question que celle qui vous est posée.
column-no-no-such-privilege = Vous n’avez pas de privilège de cette sorte : { column-symbol }.
column-no-without-effect = Cela n’aurait aucun effet maintenant : { column-symbol }.
column-no-too-few-points = Cela coûte { $price } PV et doit vous en laisser au moins { $left } ; vous en avez { $points }.
column-no-die-not-on-card = Ce dé n’est sur aucune de vos cartes : { column-die }.
column-no-last-window = C’est le dernier moment pour une action libre de ce tour : continuez, simplement.
column-no-privilege-must-act = On ne renonce pas à un privilège déjà utilisé : menez son action.
column-no-deck-exhausted = Il ne reste aucun personnage { column-country-at } : la pile est épuisée.
column-no-die-not-free = Ce dé n’est pas disponible : { column-die }.
column-no-die-not-rolled = Ce dé est devenu disponible après le lancer et n’a pas de nombre : { column-die }.
column-no-deck-not-exhausted = Un personnage est visible { column-country-at } : prenez-le, et la maison viendra avec lui.
column-no-house-not-higher = Ce dé ne ferait pas monter votre maison { column-country-at }.
column-no-no-protection = Vous n’avez pas de jeton Protection, ou il ne sert à rien ici.
column-no-country-full = Aucune case Religion n’est libre { column-country-at }.
column-no-other-colour = Cette case n’est pas de la même couleur que { column-die-the } : { column-space }.
column-no-same-space = Votre pion Action est déjà sur la { column-space } et ne peut pas y revenir en un seul déplacement.
column-no-space-occupied = Un autre pion Action est sur la { column-space }.
column-no-symbol-not-shown = Ce personnage ne porte pas cette action : { column-symbol }.
column-no-other-good = Cette case ne fait pas commerce de cette marchandise : { column-good }.
column-no-other-country = Cette action ne vaut que pour { column-country-the }.
column-no-not-bought = Cette marchandise ne s’achète pas { column-country-at } : { column-good }.
column-no-no-house = Vous n’avez pas de maison { column-country-at }.
column-no-no-token = Vous n’avez pas cette marchandise à vendre : { column-good }.
column-no-sold-already = Vous avez déjà vendu cette marchandise { column-country-at } pendant ce tour : { column-good }.
column-no-not-both = Vous ne pouvez pas faire les deux ventes : il faut pour chacune un jeton et une maison, et ne pas l’avoir déjà faite pendant ce tour.
column-no-no-buyer = Vous n’avez de maison dans aucun pays qui achète cette marchandise : { column-good }.
column-no-other-pawn = Cette action ne concerne pas cette sorte de pion : { column-pawn }.
column-no-no-pawn = Il n’y a pas de pion { column-pawn } { column-country-at }.
column-no-die-not-on-character = Ce dé n’est sur aucun de vos personnages : { column-die }.
column-no-no-card-face-up = Aucune carte n’est visible { column-country-at } pour le moment.
column-no-die-at-most = Ce dé indique { $number } et ne monte pas plus haut : { column-die }.
column-no-die-at-one = Ce dé indique 1 et ne baisse pas davantage : { column-die }.
column-no-die-on-loch-leven = Ce dé est déjà sur Loch Leven : { column-die }.
column-no-no-conflict = Aucun conflit n’est en attente { column-country-at }.

## Le rapport de l’arène

arena-held-column-characters = Personnages
arena-held-column-houses = Pays où l’on a une maison
arena-held-column-religions = Religions choisies

## Ce que disent les nombres d’une observation

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

## La page dans le navigateur

page-year-half = Année { $year }, semestre { $half }
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
page-tie-column = À égalité, c’est le plus de marchandises qui compte, puis le dé Religion le plus fort.
page-lesson-column-welcome = L’Angleterre, la France, les Pays-Bas et l’Espagne se disputent au sujet de la religion ; vous commercez et bâtissez entre les fronts. À la fin, le plus de points l’emporte. Cette ligne dit toujours ce qu’on attend, et de qui.
page-lesson-column-row = Votre rangée : votre religion, et les personnages à votre service, chacun avec un dé. Au premier semestre de chaque année, chaque dé baisse de un et le personnage agit ; quand le dé montre un, le personnage s’en va.
page-lesson-column-hire = Vos dés libres sont lancés. Chaque couleur choisit le personnage de son pays, le violet celui de n’importe lequel. Le nombre dit combien de fois il agira, et sur quel établissement sera votre maison. Nous proposons le dé bleu, en France.
page-lesson-column-pawn = Le personnage amène un pion dans son pays ; un jeton Protection l’en écarterait. Puis votre maison est bâtie, et le personnage peut agir. Continuez jusqu’à ce qu’on vous demande d’avancer votre disque.
page-lesson-column-track = Voici la piste des actions : choisissez un dé libre, et votre disque va à la prochaine case libre de sa couleur. Ce qu’elle montre, vous le faites. Nous proposons le dé brun.
page-lesson-column-good = On prend ici des marchandises, ou on les vend, mais seulement là où l’on a une maison. Continuez jusqu’à la fin de votre tour.
page-lesson-column-conflict = Quand la dernière case de religion d’un pays est occupée, un conflit éclate. La religion qui a le plus de pions gagne : ses fidèles marquent le nombre de leur établissement, les autres perdent leur maison. Regardez donc où vous bâtissez, et ce que vous croyez.
