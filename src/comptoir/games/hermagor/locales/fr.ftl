# Hermagor, en français.
#
# D’abord les noms : un message par sorte de chose, qui porte le nom de la sorte, avec ses formes à côté
# (-a avec l’article, -at avec la préposition).  Puis ce qu’on en dit : le menu (hermagor-word-…), les questions
# (hermagor-ask-…), le journal (hermagor-note-… ; -closed quand le livre de comptes est fermé et qu’un autre lit),
# la feuille de score, les options, et les étiquettes du tableau dans le terminal (hermagor-text-…).
# Jamais « de », « que » ni « le » devant un nom de joueur ou de village : l’élision dépendrait du nom.
#
# Les étals se nomment comme aux échecs : colonnes A à D, rangées 1 à 5 à partir du haut.  Un côté porte le nom des deux
# étals qu’il touche, un angle celui du premier et du dernier de ses quatre.  Ce que montre une tuile et ce que vaut une
# somme est imprimé dans la boîte : aucun nom n’en parle.

hermagor-name = Hermagor
hermagor-tagline = Pressez-vous aux étals, fixez les prix, et prenez la route avec ce que vous avez gagné.

## Les noms

hermagor-stall = { $stall ->
    [st00] étal A1
    [st01] étal B1
    [st02] étal C1
    [st03] étal D1
    [st10] étal A2
    [st11] étal B2
    [st12] étal C2
    [st13] étal D2
    [st20] étal A3
    [st21] étal B3
    [st22] étal C3
    [st23] étal D3
    [st30] étal A4
    [st31] étal B4
    [st32] étal C4
    [st33] étal D4
    [st40] étal A5
    [st41] étal B5
    [st42] étal C5
   *[st43] étal D5
  }
hermagor-space = { $space ->
    [st00] étal A1
    [st01] étal B1
    [st02] étal C1
    [st03] étal D1
    [st10] étal A2
    [st11] étal B2
    [st12] étal C2
    [st13] étal D2
    [st20] étal A3
    [st21] étal B3
    [st22] étal C3
    [st23] étal D3
    [st30] étal A4
    [st31] étal B4
    [st32] étal C4
    [st33] étal D4
    [st40] étal A5
    [st41] étal B5
    [st42] étal C5
    [st43] étal D5
    [sv00] côté A1–B1
    [sv01] côté B1–C1
    [sv02] côté C1–D1
    [sv10] côté A2–B2
    [sv11] côté B2–C2
    [sv12] côté C2–D2
    [sv20] côté A3–B3
    [sv21] côté B3–C3
    [sv22] côté C3–D3
    [sv30] côté A4–B4
    [sv31] côté B4–C4
    [sv32] côté C4–D4
    [sv40] côté A5–B5
    [sv41] côté B5–C5
    [sv42] côté C5–D5
    [sh00] côté A1–A2
    [sh01] côté B1–B2
    [sh02] côté C1–C2
    [sh03] côté D1–D2
    [sh10] côté A2–A3
    [sh11] côté B2–B3
    [sh12] côté C2–C3
    [sh13] côté D2–D3
    [sh20] côté A3–A4
    [sh21] côté B3–B4
    [sh22] côté C3–C4
    [sh23] côté D3–D4
    [sh30] côté A4–A5
    [sh31] côté B4–B5
    [sh32] côté C4–C5
    [sh33] côté D4–D5
    [cr00] angle A1–B2
    [cr01] angle B1–C2
    [cr02] angle C1–D2
    [cr10] angle A2–B3
    [cr11] angle B2–C3
    [cr12] angle C2–D3
    [cr20] angle A3–B4
    [cr21] angle B3–C4
    [cr22] angle C3–D4
    [cr30] angle A4–B5
    [cr31] angle B4–C5
   *[cr32] angle C4–D5
  }
hermagor-space-at = { $space ->
    [st00] sur l’étal A1
    [st01] sur l’étal B1
    [st02] sur l’étal C1
    [st03] sur l’étal D1
    [st10] sur l’étal A2
    [st11] sur l’étal B2
    [st12] sur l’étal C2
    [st13] sur l’étal D2
    [st20] sur l’étal A3
    [st21] sur l’étal B3
    [st22] sur l’étal C3
    [st23] sur l’étal D3
    [st30] sur l’étal A4
    [st31] sur l’étal B4
    [st32] sur l’étal C4
    [st33] sur l’étal D4
    [st40] sur l’étal A5
    [st41] sur l’étal B5
    [st42] sur l’étal C5
    [st43] sur l’étal D5
    [sv00] sur le côté A1–B1
    [sv01] sur le côté B1–C1
    [sv02] sur le côté C1–D1
    [sv10] sur le côté A2–B2
    [sv11] sur le côté B2–C2
    [sv12] sur le côté C2–D2
    [sv20] sur le côté A3–B3
    [sv21] sur le côté B3–C3
    [sv22] sur le côté C3–D3
    [sv30] sur le côté A4–B4
    [sv31] sur le côté B4–C4
    [sv32] sur le côté C4–D4
    [sv40] sur le côté A5–B5
    [sv41] sur le côté B5–C5
    [sv42] sur le côté C5–D5
    [sh00] sur le côté A1–A2
    [sh01] sur le côté B1–B2
    [sh02] sur le côté C1–C2
    [sh03] sur le côté D1–D2
    [sh10] sur le côté A2–A3
    [sh11] sur le côté B2–B3
    [sh12] sur le côté C2–C3
    [sh13] sur le côté D2–D3
    [sh20] sur le côté A3–A4
    [sh21] sur le côté B3–B4
    [sh22] sur le côté C3–C4
    [sh23] sur le côté D3–D4
    [sh30] sur le côté A4–A5
    [sh31] sur le côté B4–B5
    [sh32] sur le côté C4–C5
    [sh33] sur le côté D4–D5
    [cr00] à l’angle A1–B2
    [cr01] à l’angle B1–C2
    [cr02] à l’angle C1–D2
    [cr10] à l’angle A2–B3
    [cr11] à l’angle B2–C3
    [cr12] à l’angle C2–D3
    [cr20] à l’angle A3–B4
    [cr21] à l’angle B3–C4
    [cr22] à l’angle C3–D4
    [cr30] à l’angle A4–B5
    [cr31] à l’angle B4–C5
   *[cr32] à l’angle C4–D5
  }

hermagor-tile = { $tile ->
    [t01] tuile 1
    [t02] tuile 2
    [t03] tuile 3
    [t04] tuile 4
    [t05] tuile 5
    [t06] tuile 6
    [t07] tuile 7
    [t08] tuile 8
    [t09] tuile 9
    [t10] tuile 10
    [t11] tuile 11
    [t12] tuile 12
    [t13] tuile 13
    [t14] tuile 14
    [t15] tuile 15
    [t16] tuile 16
    [t17] tuile 17
    [t18] tuile 18
    [t19] tuile 19
    [t20] tuile 20
    [price_up] hausse de prix
    [half_move] demi-péage
    [cash_5] gain d’argent
   *[no_fee] sans versement
  }
hermagor-tile-a = { $tile ->
    [t01] la tuile 1
    [t02] la tuile 2
    [t03] la tuile 3
    [t04] la tuile 4
    [t05] la tuile 5
    [t06] la tuile 6
    [t07] la tuile 7
    [t08] la tuile 8
    [t09] la tuile 9
    [t10] la tuile 10
    [t11] la tuile 11
    [t12] la tuile 12
    [t13] la tuile 13
    [t14] la tuile 14
    [t15] la tuile 15
    [t16] la tuile 16
    [t17] la tuile 17
    [t18] la tuile 18
    [t19] la tuile 19
    [t20] la tuile 20
    [price_up] la tuile « hausse de prix »
    [half_move] la tuile « demi-péage »
    [cash_5] la tuile « gain d’argent »
   *[no_fee] la tuile « sans versement »
  }

hermagor-product = { $product ->
    [weapons] armes
    [books] livres
    [relics] reliques
    [dragon_eggs] œufs de dragon
    [blessings] bénédictions
    [potions] potions
    [amulets] amulettes
   *[herbs] herbes
  }

# Les lignes du tableau des prix.
hermagor-row = { $row ->
    [weapons] armes
    [books] livres
    [relics] reliques
    [dragon_eggs] œufs de dragon
    [blessings] bénédictions
    [potions] potions
    [amulets] amulettes
    [herbs] herbes
   *[nobility] noblesse
  }
hermagor-row-at = { $row ->
    [weapons] sur la ligne des armes
    [books] sur la ligne des livres
    [relics] sur la ligne des reliques
    [dragon_eggs] sur la ligne des œufs de dragon
    [blessings] sur la ligne des bénédictions
    [potions] sur la ligne des potions
    [amulets] sur la ligne des amulettes
    [herbs] sur la ligne des herbes
   *[nobility] sur la ligne de la noblesse
  }

# Les villages portent le même nom dans toutes les langues ; les régions, celui qu’on leur donne ici.
hermagor-village = { $village ->
    [altmoor] Altmoor
    [brevald] Brevald
    [corvath] Corvath
    [dresmir] Dresmir
    [eskara] Eskara
    [farrow] Farrow
    [glimhold] Glimhold
    [havrel] Havrel
    [ilvena] Ilvena
    [jorund] Jorund
    [kalmere] Kalmere
    [lorvik] Lorvik
    [mendra] Mendra
    [norwen] Norwen
    [ostrel] Ostrel
    [pellan] Pellan
    [quorin] Quorin
    [rasmar] Rasmar
    [selgrad] Selgrad
    [tarvil] Tarvil
    [ulmira] Ulmira
    [vestan] Vestan
    [wyrmden] Wyrmden
    [xandel] Xandel
    [yarrow] Yarrow
    [zephra] Zephra
    [ambrin] Ambrin
    [belcast] Belcast
    [cindral] Cindral
    [dunmere] Dunmere
    [elowen] Elowen
   *[fintal] Fintal
  }

hermagor-region = { $region ->
    [hollin] Houssaie
    [umbermoor] Brunelande
    [skarnfell] Mont-Skarn
    [dawnreach] Aubeterre
    [eldermoss] Vieillemousse
    [fernwick] Fougeraie
    [greyholt] Boisgris
    [highmere] Hautlac
    [ironvale] Valfer
    [kestrel_down] Crécerelle
    [larkmead] Pré-l’Alouette
    [mistwood] Boisbrume
    [oakhaven] Port-au-Chêne
    [palebrook] Ruisseau-Pâle
    [ravenscar] Roc-Corbeau
    [stonemark] Marchepierre
    [thistledown] Chardonnière
    [silverfen] Palud-d’Argent
    [vineholm] Île-aux-Vignes
   *[westering] Ponant
  }

# Qui devient premier joueur : un siège, par la couleur de ses pions.
hermagor-starter = { $starter ->
    [0] Rouge
    [1] Jaune
    [2] Bleu
    [3] Ivoire
   *[4] Vert
  }

## Ce qu’une vente entraîne d’autre : les versements à qui a un magasin sur place, les régions complétées.

hermagor-fees = { $others ->
    [0] {""}
    [one]  ; un autre joueur reçoit { $fee }
   *[other]  ; { $others } autres reçoivent { $fee }
  }
hermagor-completes = { $regions ->
    [0] {""}
    [one]  ; une région complétée
   *[other]  ; { $regions } régions complétées
  }

## Le menu

hermagor-word-decline = { $question ->
    [arrow] Laisser le prix tel quel
    [price-up] N’augmenter aucun prix
   *[building] Ne poser aucun bâtiment
  }
hermagor-word-pass = Ne pas placer d’acheteur cette fois
hermagor-word-rest = Ne rien faire et défausser un magasin
hermagor-word-buyer = Placer un acheteur { hermagor-space-at } pour { $cost }{ $income ->
    [0] {""}
   *[other] {" "}(revenu des allées +{ $income })
  }
hermagor-word-neutral = Placer l’acheteur neutre { hermagor-space-at }
hermagor-word-raise = Augmenter le prix des { hermagor-product } de { $old } à { $price }
hermagor-word-start = { $self ->
    [0] Désigner comme premier joueur : { hermagor-starter }
   *[other] Devenir premier joueur
  }
hermagor-word-sell = Aller à { hermagor-village } et y vendre des { hermagor-product } pour { $price } (péage { $toll }{ hermagor-fees }{ hermagor-completes })
hermagor-word-sell_half = Avec la tuile « demi-péage », aller à { hermagor-village } et y vendre des { hermagor-product } pour { $price } (péage { $toll }{ hermagor-fees }{ hermagor-completes })
hermagor-word-sell_here = Rester à { hermagor-village } et y vendre des { hermagor-product } pour { $price } (sans péage{ hermagor-fees }{ hermagor-completes })
hermagor-word-move = Aller à { hermagor-village } sans y vendre (demi-péage { $toll } ; on y achète des { hermagor-product })
hermagor-word-claim = Régler d’abord la région { hermagor-region }
hermagor-word-build = Poser un bâtiment { hermagor-row-at } : { $money } tout de suite{ $red ->
    [0] {""}
   *[other] , { $red } à la fin au prix actuel
  }

## Les questions

hermagor-ask-buyer = { $player } : placez un acheteur au marché, ou passez.
hermagor-ask-neutral = { $player } : placez l’acheteur neutre sur une case libre.
hermagor-ask-arrow = { $player } : votre tuile porte une flèche. Augmentez-vous le prix des { hermagor-product } ?
hermagor-ask-price-up = { $player } : vous pouvez augmenter un prix. Lequel ?
hermagor-ask-start = { $player } : vous détenez le plus petit numéro. Qui sera premier joueur ?
hermagor-ask-action = { $player } : partez vendre, vendez sur place, déplacez-vous sans vendre, ou ne faites rien.
hermagor-ask-region = { $player } : votre magasin complète plusieurs régions. Laquelle d’abord ?
hermagor-ask-building = { $player } : région { hermagor-region } complète. Où posez-vous votre bâtiment ?

## Le journal

hermagor-note-start-player = { $player } devient premier joueur.
hermagor-note-round = La manche { $round } commence : { $actions ->
    [one] une action
   *[other] { $actions } actions
  } par joueur.
hermagor-note-filled = { $tiles ->
    [0] Le marché est encore plein : aucune tuile ne s’y ajoute.
    [one] Une tuile est posée au marché.
   *[other] { $tiles } tuiles sont posées au marché.
  }
hermagor-note-buyer = { $player } place un acheteur { hermagor-space-at } et paie { $money }.
hermagor-note-buyer-closed = { $player } paie et place un acheteur { hermagor-space-at }.
hermagor-note-passed = { $player } ne place pas d’acheteur cette fois.
hermagor-note-neutral = { $player } place l’acheteur neutre { hermagor-space-at }.
hermagor-note-income = { $money ->
    [0] { $player } ne tire aucun revenu des allées.
   *[other] { $player } tire { $money } des allées.
  }
hermagor-note-income-closed = { $player } fait le compte de son revenu des allées.
hermagor-note-award = { $player } obtient { hermagor-tile-a } à l’{ hermagor-stall }.
hermagor-note-neutral-award = Les acheteurs neutres obtiennent { hermagor-tile-a } à l’{ hermagor-stall }.
hermagor-note-tie = Égalité à l’{ hermagor-stall } : personne n’obtient { hermagor-tile-a }.
hermagor-note-cash = { $player } reçoit { $money } grâce à la tuile « gain d’argent ».
hermagor-note-cash-closed = { $player } encaisse la tuile « gain d’argent ».
hermagor-note-raised = { $player } augmente le prix des { hermagor-product } : il passe à { $price }.
hermagor-note-not-raised = { $player } laisse tel quel le prix des { hermagor-product }.
hermagor-note-no-raise = { $player } n’augmente aucun prix.
hermagor-note-drew = { $player } n’a aucune tuile produit et tire du sac { hermagor-tile-a }.
hermagor-note-no-tile = { $player } n’a aucune tuile produit, et le sac n’en contient pas non plus.
hermagor-note-named = { $player } détient le plus petit numéro et désigne le premier joueur : { hermagor-starter }.
hermagor-note-moved = { $player } se rend à { hermagor-village }.
hermagor-note-half = { $player } utilise la tuile « demi-péage ».
hermagor-note-sold = { $player } vend des { hermagor-product } à { hermagor-village } pour { $money }.
hermagor-note-sold-closed = { $player } vend des { hermagor-product } à { hermagor-village }.
hermagor-note-toll = { $money ->
    [0] { $player } ne doit aucun péage.
   *[other] { $player } paie un péage de { $money }.
  }
hermagor-note-toll-closed = { $player } paie le péage.
hermagor-note-fee = { $player } a un magasin à { hermagor-village } et reçoit { $money }.
hermagor-note-fee-closed = { $player } a un magasin à { hermagor-village } et reçoit son dû.
hermagor-note-rested = { $player } ne fait rien et défausse un magasin.
hermagor-note-region = { $player } complète une région : { hermagor-region }.
hermagor-note-lost = { $player } ne peut poser aucun bâtiment pour la région { hermagor-region } : le droit est perdu.
hermagor-note-built = { $player } pose un bâtiment { hermagor-row-at } pour la région { hermagor-region }{ $money ->
    [0] {""}
   *[other] {" "}et reçoit { $money }
  }.
hermagor-note-built-closed = { $player } pose un bâtiment { hermagor-row-at } pour la région { hermagor-region }.
hermagor-note-not-built = { $player } ne pose aucun bâtiment pour la région { hermagor-region }.
hermagor-note-end-round = La manche { $round } est finie : les tuiles retournent dans le sac, et les acheteurs rentrent chez eux.
hermagor-note-production = { $gain ->
    [0] { $player } n’a aucune production.
   *[other] { $player } reçoit { $gain } pour la production.
  }
hermagor-note-duchies = { $gain ->
    [0] { $player } ne reçoit rien pour les duchés.
   *[other] { $player } reçoit { $gain } pour les duchés.
  }
hermagor-note-main-road = { $gain ->
    [0] { $player } ne gagne ni ne perd rien sur la route principale.
   *[other] { $player } : { $gain } pour la route principale.
  }
hermagor-note-score = { $player } termine avec { $total }.

## La feuille de score et la fin

hermagor-score-total = total
hermagor-score-money = argent
hermagor-score-production = production
hermagor-score-duchies = duchés
hermagor-score-main_road = route principale

hermagor-ended-last_round = La dernière manche a été jouée.

## Les options

hermagor-option-neutral_buyers = Si des acheteurs neutres se pressent aussi au marché, à deux joueurs.
hermagor-option-neutral_buyers-off = Pas d’acheteurs neutres.
hermagor-option-neutral_buyers-on = Quatre acheteurs neutres par manche, placés tour à tour par les deux joueurs.
hermagor-option-closed_ledger = Si le journal tait aux autres joueurs les sommes payées et reçues.
hermagor-option-closed_ledger-off = Tout le monde lit toutes les sommes, comme à la table.
hermagor-option-closed_ledger-on = Chacun ne lit que ses propres sommes, jusqu’à la fin.
hermagor-option-start_player = Qui commence : un siège, compté à partir de 0, ou le sort.
hermagor-option-start_player-random = Le premier joueur est tiré au sort.

## Le tableau dans le terminal

# Une lettre pour chaque couleur de pions.
hermagor-text-mark = { $seat ->
    [0] R
    [1] J
    [2] B
    [3] I
    [4] V
   *[other] { $seat }
  }
hermagor-text-neutral = N
hermagor-text-title = { hermagor-name } · manche { $round } sur { $rounds } · { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
  }
hermagor-text-phase-market = marché
hermagor-text-phase-preparation = préparation
hermagor-text-phase-selling = vente
hermagor-text-you = vous êtes { $player }
hermagor-text-spectator = vu par un spectateur
hermagor-text-order = Ordre du tour : { $names }
hermagor-text-tiles-left = Tuiles d’action à venir : { $numbers }
hermagor-text-last-round = Plus de tuile d’action à venir : c’est la dernière manche.
hermagor-text-closed = Le livre de comptes est fermé : on ne dit pas ce que les autres paient ou reçoivent.
hermagor-text-over = La partie est finie.
hermagor-text-market = marché
hermagor-text-bag = Dans le sac : { $names }
hermagor-text-neutral-tiles = Obtenues par les acheteurs neutres (N) : { $names }
hermagor-text-prices = produits
hermagor-text-price = prix
hermagor-text-discs = bâtiments
hermagor-text-red = fin
hermagor-text-sellers = vente
hermagor-text-traders = joueurs
hermagor-text-money = argent
hermagor-text-in-hand = magasins en main
hermagor-text-unused = en réserve
hermagor-text-discarded = défaussés
hermagor-text-shops = sur la carte
hermagor-text-duchy-west = Ouest
hermagor-text-duchy-north_east = Nord-Est
hermagor-text-duchy-south = Sud
hermagor-text-main-road = route principale
hermagor-text-regions-completed = régions
hermagor-text-discs-left = bâtiments restants
hermagor-text-worth = si on finissait là
hermagor-text-final = score final
hermagor-text-hermagor = Hermagor
hermagor-text-villages = villages
hermagor-text-buys = achète
hermagor-text-shops-here = magasins
hermagor-text-merchants = marchands
hermagor-text-roads = routes et péages
hermagor-text-regions = régions
hermagor-text-shows = montre
hermagor-text-completed = complétée
hermagor-text-borders = villages
hermagor-text-nobility = noblesse
hermagor-text-stands = { $player } se trouve à { $place }.
hermagor-text-holds = { $player } se trouve à { $place } et détient : { $names }
hermagor-text-spent = { $name } (épuisée)
hermagor-text-legend-market = (3) une case libre et son coût, [{ $mark }] un acheteur, 4↑ qui l’obtient peut augmenter le prix.
hermagor-text-legend-neutral = [{ $mark }] un acheteur neutre.
hermagor-text-legend-prices = (5) une case ouverte et sa somme, [{ $mark }] un bâtiment, · une case sous l’indicateur de prix ; vente : qui détient une tuile du produit.
hermagor-text-legend-land = { $marker } sur la route principale.

## Pourquoi un mot n’est pas au menu.  Le numéro de la règle s’affiche à côté de la phrase.

hermagor-no-market-first = Le marché d’abord ; les marchands partent quand tous les acheteurs sont en place.
hermagor-no-market-over = Le marché est fini pour cette manche : votre marchand est maintenant sur les routes.
hermagor-no-neutral-must = L’acheteur neutre doit être placé ; on ne peut pas passer.
hermagor-no-start-must = Il faut un premier joueur : désignez-en un.
hermagor-no-prices-stand = Les prix ne changent pas pendant la vente.
hermagor-no-region-first = Dites d’abord quelle région vous réglez.
hermagor-no-other-question = Cela répond à une autre question que celle qui vous est posée.
hermagor-no-row-unused = Aucun étal ouvert ne touche cette case : { hermagor-space }.
hermagor-no-space-taken = Un acheteur est déjà ici : { hermagor-space }.
hermagor-no-space-cost = Cette case coûte { $needed }, et vous avez { $money } : { hermagor-space }.
hermagor-no-other-arrow = La flèche de votre tuile ne vaut que pour les { hermagor-product }.
hermagor-no-top-price = Le prix des { hermagor-product } est déjà au plus haut.
hermagor-no-no-such-player = { hermagor-starter } n’est pas à cette table.
hermagor-no-already-there = Votre marchand est déjà à { hermagor-village } ; un déplacement finit ailleurs.
hermagor-no-own-shop = Vous avez déjà un magasin à { hermagor-village } : on ne peut plus s’y arrêter ni y vendre.
hermagor-no-no-tile = On achète des { hermagor-product } à { hermagor-village }, et aucune de vos tuiles n’en montre.
hermagor-no-half-spent = Vous avez déjà utilisé la tuile « demi-péage » dans cette manche.
hermagor-no-no-half-move = Vous ne détenez pas la tuile « demi-péage ».
hermagor-no-sale-toll = Le péage jusqu’à { hermagor-village } est de { $toll } ; la vente rapporte { $price }, et vous avez { $money }.
hermagor-no-in-hermagor = Rien ne se vend à Hermagor : partez d’abord pour un village.
hermagor-no-move-toll = Le demi-péage jusqu’à { hermagor-village } est de { $toll }, et vous avez { $money }.
hermagor-no-not-completed = Vous ne venez pas de compléter la région { hermagor-region }.
hermagor-no-not-shown = La région { hermagor-region } ne montre pas cette ligne : { hermagor-row }.
hermagor-no-row-full = Aucune case n’est libre et ouverte { hermagor-row-at }.

## Le rapport de l’arène

arena-held-hermagor-regions = Régions
arena-held-hermagor-goods = Produits vendus
arena-held-hermagor-villages = Villages où l’on a vendu

## Ce que disent les nombres d’une observation

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

## La page dans le navigateur

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
page-hermagor-stalls = Étals
page-hermagor-sides = Côtés
page-hermagor-crossings = Angles
page-hermagor-free = Case libre, coût { $cost }
page-hermagor-neutral = Acheteur neutre
page-hermagor-arrow = Qui remporte cette tuile peut faire monter le prix
page-hermagor-space-of = { hermagor-space } : { $told }
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
page-tie-hermagor = À égalité, c’est le plus de bâtiments au tableau des prix qui compte, puis la première place auprès de la noblesse.
page-lesson-hermagor-welcome = Vous achetez des marchandises au marché et les portez aux villages autour d’Hermagor. Seul l’argent compte : le plus riche l’emporte. Cette ligne dit toujours ce qu’on attend, et de qui.
page-lesson-hermagor-market = Le marché. Une tuile revient à qui a le plus d’acheteurs sur son étal et autour. Un acheteur sur un côté compte pour deux étals, sur un angle pour quatre. Les acheteurs d’une même allée rapportent aussi un revenu, d’autant meilleur qu’ils sont nombreux.
page-lesson-hermagor-buyer = Trois de vos quatre acheteurs sont placés. Pour le dernier, nous proposons le côté entre A3 et B3 : il sera le quatrième de son allée, ce qui paie le mieux.
page-lesson-hermagor-prepare = Le revenu est payé, et les tuiles sont données, étal par étal. Certaines permettent à qui les gagne de faire monter un prix. Répondez à ce qu’on vous demande ; puis les marchands se mettent en route.
page-lesson-hermagor-merchant = Votre marchand est à Hermagor. Chaque village achète une sorte de produit, au prix du tableau, et les routes coûtent un péage. Une tuile est un droit de vendre : elle ne s’use pas, mais on ne vend qu’une fois par partie dans un même village.
page-lesson-hermagor-sell = Allez vendre quelque part, allez à demi-péage sans vendre, ou reposez-vous : chaque fois, cela use un de vos magasins. Nous proposons un village qui paie.
page-lesson-hermagor-regions = Des magasins dans tous les villages d’une région vous donnent un bâtiment sur le tableau des prix, et de l’argent aussitôt. À la fin, on compte le duché où vous avez le moins de magasins, et la route principale paie qui en a le plus et coûte à qui en a le moins.
