# Les Foires de Lyon, en français.
#
# D’abord les noms : un message par sorte de chose, nommé d’après elle.  Puis ce qui se dit avec eux : le menu
# (lyon-word-…), les questions (lyon-ask-…), le journal (lyon-note-…), le décompte, les options, les étiquettes de
# l’image dans le terminal (lyon-text-…), les refus (lyon-no-…), les champs d’une vue (lyon-view-…) et les blocs d’une
# observation (envs-lyon-…).

lyon-name = Les Foires de Lyon
lyon-tagline = Quatre foires par an, des enchères secrètes, et des contrats que nul autre ne lit.

## Les noms

lyon-fair = { $fair ->
    [epiphany] foire des Rois
    [easter] foire de Pâques
    [august] foire d’Août
   *[all_saints] foire de la Toussaint
  }
lyon-good = { $good ->
    [silk] soie
    [spices] épices
    [books] livres
   *[furs] fourrures
  }
lyon-good-a = { $good ->
    [silk] un ballot de soie
    [spices] un ballot d’épices
    [books] un ballot de livres
   *[furs] un ballot de fourrures
  }
lyon-city = { $city ->
    [antwerp] Anvers
    [nuremberg] Nuremberg
    [seville] Séville
   *[venice] Venise
  }
lyon-stall = { $stall ->
    [bridge] étal du pont
    [exchange] étal du change
    [church] étal de l’église
   *[gate] étal de la porte
  }
lyon-stall-short = { $stall ->
    [bridge] pont
    [exchange] change
    [church] église
   *[gate] porte
  }
lyon-contract = contrat { lyon-contract-code }
lyon-contract-code = { $contract ->
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
    [c24] C24
    [c25] C25
    [c26] C26
    [c27] C27
    [c28] C28
    [c29] C29
    [c30] C30
    [c31] C31
    [c32] C32
    [c33] C33
    [c34] C34
    [c35] C35
   *[c36] C36
  }

lyon-coins = { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
  }
lyon-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }

# Les ballots : ce qui vaut 0 ne se dit pas, le reste est joint par un signe plus.
lyon-plus-spices = { $silk ->
    [0] {""}
   *[other] {" + "}
  }
lyon-plus-books = { $spices ->
    [0] { lyon-plus-spices }
   *[other] {" + "}
  }
lyon-plus-furs = { $books ->
    [0] { lyon-plus-books }
   *[other] {" + "}
  }
lyon-bales = { $silk ->
    [0] {""}
   *[other] { $silk } soie
  }{ $spices ->
    [0] {""}
   *[other] { lyon-plus-spices }{ $spices } épices
  }{ $books ->
    [0] {""}
   *[other] { lyon-plus-books }{ $books } livres
  }{ $furs ->
    [0] {""}
   *[other] { lyon-plus-furs }{ $furs } fourrures
  }
lyon-contract-full = { lyon-contract-code } { lyon-city } : { lyon-bales } → { lyon-points } (sinon −{ $penalty })
lyon-contract-done = { lyon-contract-code } { lyon-city } ({ lyon-points })

## Le menu

lyon-word-keep = Garder { lyon-contract-full }
lyon-word-bid = Enchérir, { lyon-stall } : { lyon-bales }
lyon-word-stay = S’abstenir et gagner { lyon-coins }
lyon-word-coins = Offrir { lyon-coins }
lyon-word-take = Prendre { lyon-good-a }
lyon-word-refund = Prendre { lyon-coins }
lyon-word-deliver = Livrer { lyon-contract-code }, { lyon-city } : { lyon-bales } → { lyon-points }{ $coins ->
    [0] {""}
   *[other] {" + "}{ lyon-coins }
  }
lyon-word-done = Ne plus rien livrer à cette foire

## Les questions

lyon-ask-keep = { $player } : quel contrat gardez-vous ?
lyon-ask-stall = { $player } : sur quel étal enchérissez-vous ?
lyon-ask-price = { $player } : combien offrez-vous, { lyon-stall } ?
lyon-ask-leftover = { $player } : votre enchère est battue. Que prenez-vous à la place ?
lyon-ask-deliver = { $player } : quel contrat livrez-vous ?

## Le journal

lyon-note-fair = Une foire s’ouvre : { lyon-fair }.
lyon-note-kept = { $player } a choisi un contrat.
lyon-note-bid = { $player } a offert { lyon-coins } ({ lyon-stall }).
lyon-note-stayed = { $player } s’est abstenu et a gagné { lyon-coins }.
lyon-note-won = { $player } remporte une enchère à { lyon-coins } ({ lyon-stall }).
lyon-note-took = { $player } prend { lyon-good-a } que personne n’a remporté.
lyon-note-refund = { $player } prend { lyon-coins } pour une enchère perdue.
lyon-note-delivered = { $player } livre le contrat { lyon-contract-code } ({ lyon-city }){ $coins ->
    [0] {""}
   *[other] {" "}et reçoit { lyon-coins }
  }.
lyon-note-income = Chacun reçoit { lyon-coins }.
lyon-note-score = { $player } termine avec { $total ->
    [one] { $total } point
   *[other] { $total } points
  }.

## Le décompte et la fin

lyon-score-total = total
lyon-score-contracts = contrats
lyon-score-cities = villes
lyon-score-stock = entrepôt
lyon-score-coins = pièces
lyon-score-broken = contrats rompus

lyon-ended-year = La dernière foire de l’année est finie.

## Les options

lyon-option-fairs = Le nombre de foires.
lyon-option-provost = Le prévôt de la première foire : une place, comptée à partir de 0, ou le sort.
lyon-option-provost-random = Le prévôt est tiré au sort.

## L’image dans le terminal

lyon-text-title = { lyon-name } · { $fair } ({ $round } sur { $rounds })
lyon-text-you = vous êtes { $player }
lyon-text-spectator = vu par un spectateur
lyon-text-provost = Prévôt : { $player }
lyon-text-decides = { $player } décide en secret.
lyon-text-stalls = étals
lyon-text-piles = piles
lyon-text-bale-pile = ballots
lyon-text-contract-pile = contrats
lyon-text-merchants = marchands
lyon-text-coins = pièces
lyon-text-hand = contrats en main
lyon-text-stall = étal visé
lyon-text-bid = offre
lyon-text-score = décompte
lyon-text-my-hand = vos contrats
lyon-text-my-offered = au choix
lyon-text-delivered = { $player } a livré : { $cards }

## Pourquoi un mot n’est pas au menu.  Le numéro de la règle est montré à côté de la phrase.

lyon-no-other-question = Cela répond à une autre question que celle qui vous est posée.
lyon-no-not-offered = Le contrat { lyon-contract-code } n’est pas parmi ceux que vous pouvez choisir.
lyon-no-no-stall = Avec si peu de joueurs, cet étal est fermé : { lyon-stall }.
lyon-no-largest-bid = Aucune enchère ne peut dépasser { $most ->
    [one] une pièce
   *[other] { $most } pièces
  }.
lyon-no-coins = Vous n’avez que { lyon-coins }.
lyon-no-no-bale = Aucun étal n’a plus cette marchandise : { lyon-good-a }.
lyon-no-not-in-hand = Le contrat { lyon-contract-code } n’est pas dans votre main.
lyon-no-bales = Ce contrat demande { $needed ->
    [one] { lyon-good-a }
   *[other] { $needed } ballots ({ lyon-good })
  } ; vous en avez { $bales ->
    [0] zéro
   *[other] { $bales }
  }.

## Les champs d’une vue, sur le plateau dans le navigateur

lyon-view-round = foire
lyon-view-rounds = foires en tout
lyon-view-fair = foire de l’année
lyon-view-first-player = prévôt
lyon-view-stalls = étals
lyon-view-stall = étal
lyon-view-goods = ballots
lyon-view-bale-pile = ballots de la pile
lyon-view-contract-pile = contrats de la pile
lyon-view-removed = ballots sans preneur
lyon-view-merchants = marchands
lyon-view-coins = pièces
lyon-view-warehouse = entrepôt
lyon-view-silk = soie
lyon-view-spices = épices
lyon-view-books = livres
lyon-view-furs = fourrures
lyon-view-hand = contrats en main
lyon-view-offered = au choix
lyon-view-returned = mis de côté
lyon-view-delivered = livrés
lyon-view-decided = a décidé
lyon-view-bid = offre
lyon-view-contract = contrat
lyon-view-city = ville
lyon-view-needs = demande
lyon-view-points = points
lyon-view-penalty = pénalité

## La page dans le navigateur

page-menu-lyon-keep = Garder un contrat
page-menu-lyon-bid = Enchérir sur un étal
page-menu-lyon-stay = S’abstenir
page-menu-lyon-coins = Offrir des pièces
page-menu-lyon-take = Prendre un ballot
page-menu-lyon-refund = Prendre des pièces
page-menu-lyon-deliver = Livrer un contrat
page-menu-lyon-done = Ne plus rien livrer
page-tie-lyon = À égalité, qui a livré plus de contrats passe devant, puis qui a plus de pièces.

## L’arène

arena-held-lyon-contracts = Contrats livrés
arena-held-lyon-cities = Villes livrées
arena-held-lyon-stalls = Étals remportés

## Les blocs d’une observation

envs-lyon-about = l’étal dont parle la question
envs-lyon-fairs_left = foires pas encore finies
envs-lyon-provost = qui est prévôt
envs-lyon-stalls = ballots de chaque étal
envs-lyon-removed = ballots sans preneur
envs-lyon-my_hand = mes contrats
envs-lyon-my_offered = contrats à choisir
envs-lyon-my_returned = contrats que j’ai mis de côté
envs-lyon-coins = pièces
envs-lyon-bales = ballots de l’entrepôt
envs-lyon-hand = contrats en main
envs-lyon-delivered = contrats livrés
envs-lyon-decided = a répondu pendant que tous décident
envs-lyon-stall = l’étal visé, pour autant que je sache
envs-lyon-bid = l’offre, pour autant que je sache
envs-lyon-bale_pile = les ballots de la pile dans leur ordre
envs-lyon-contract_pile = les contrats de la pile dans leur ordre
