# Orléans, en français.
#
# D’abord les noms : un message par sorte de chose, qui porte le nom de la sorte, avec ses formes à côté
# (-a et -the avec l’article, -at et -from avec la préposition, -one pour une seule pièce, -plural).  Puis ce qu’on en
# dit : le menu (orleans-word-…), les questions (orleans-ask-…), le journal (orleans-note-…), la feuille de score, les
# options, et les étiquettes du tableau dans le terminal (orleans-text-…).
# Les deux éditions françaises ne donnent pas les mêmes noms : $edition choisit, l’édition officielle sauf avis
# contraire.  « Mairie » désigne deux lieux différents selon l’édition.
# Jamais « de », « que » ni « le » devant un nom de joueur : l’élision dépendrait du nom.

orleans-name = Orléans
orleans-tagline = Un sac à remplir, une carte à parcourir, et une ville qui grandit avec chaque nouveau venu.

## Les noms

# Les mots du jeu qui ne sont pas une liste : chaque édition a les siens.
orleans-noun-follower = { $edition ->
    [first] un disciple
   *[official] un partisan
  }
orleans-noun-followers = { $edition ->
    [first] disciples
   *[official] partisans
  }
orleans-noun-station = { $edition ->
    [first] un poste de commerce
   *[official] un comptoir
  }
orleans-noun-stations = { $edition ->
    [first] postes de commerce
   *[official] comptoirs
  }
orleans-noun-technology-a = { $edition ->
    [first] une tuile Technologie
   *[official] un jeton Technologie
  }
orleans-noun-technology-the = { $edition ->
    [first] la tuile Technologie
   *[official] le jeton Technologie
  }
orleans-noun-technologies = { $edition ->
    [first] tuiles Technologie
   *[official] jetons Technologie
  }
orleans-noun-tile = { $edition ->
    [first] une tuile de lieu
   *[official] une tuile Lieu
  }
orleans-noun-deeds = { $edition ->
    [first] Actions Bénéfiques
   *[official] Actes de bienfaisance
  }
orleans-noun-status = { $edition ->
    [first] statut de développement
   *[official] niveau de développement
  }
orleans-noun-supply-to = { $edition ->
    [first] au marché des marchandises
   *[official] à la réserve
  }
orleans-noun-tower-at = { $edition ->
    [first] à la Tour de la Poudrière
   *[official] à la Poudrière
  }
orleans-noun-tower-from = { $edition ->
    [first] de la Tour de la Poudrière
   *[official] de la Poudrière
  }

orleans-place = { $place ->
    [farmhouse] Ferme
    [village] Village
    [university] Université
    [castle] Château
    [monastery] Monastère
    [ship] Bateau
    [wagon] { $edition ->
        [first] Wagon
       *[official] Charrette
      }
    [guildhall] { $edition ->
        [first] Mairie
       *[official] Guilde
      }
    [scriptorium] Scriptorium
    [town_hall] { $edition ->
        [first] Hôtel de Ville
       *[official] Mairie
      }
    [hayrick] Meule de foin
    [cheese_factory] Fromagerie
    [winery] Exploitation vinicole
    [wool_manufacturer] Fabrique de laine
    [tailor_shop] Tailleur
    [brewery] Brasserie
    [windmill] Moulin
    [library] Bibliothèque
    [hospital] Hôpital
    [sacristy] Sacristie
    [herb_garden] Jardin potager
    [bathhouse] Bains publics
    [shipping_line] Compagnie fluviale
    [pharmacy] Pharmacie
    [cellar] { $edition ->
        [first] Cave
       *[official] Restaurant
      }
    [office] { $edition ->
        [first] Bureau
       *[official] Trésorerie
      }
    [laboratory] Laboratoire
    [gunpowder_tower] { $edition ->
        [first] Tour de la Poudrière
       *[official] Poudrière
      }
    [school] École
    [horse_wagon] Carriole
   *[hand] main
  }
orleans-place-the = { $place ->
    [farmhouse] la Ferme
    [village] le Village
    [university] l’Université
    [castle] le Château
    [monastery] le Monastère
    [ship] le Bateau
    [wagon] { $edition ->
        [first] le Wagon
       *[official] la Charrette
      }
    [guildhall] { $edition ->
        [first] la Mairie
       *[official] la Guilde
      }
    [scriptorium] le Scriptorium
    [town_hall] { $edition ->
        [first] l’Hôtel de Ville
       *[official] la Mairie
      }
    [hayrick] la Meule de foin
    [cheese_factory] la Fromagerie
    [winery] l’Exploitation vinicole
    [wool_manufacturer] la Fabrique de laine
    [tailor_shop] le Tailleur
    [brewery] la Brasserie
    [windmill] le Moulin
    [library] la Bibliothèque
    [hospital] l’Hôpital
    [sacristy] la Sacristie
    [herb_garden] le Jardin potager
    [bathhouse] les Bains publics
    [shipping_line] la Compagnie fluviale
    [pharmacy] la Pharmacie
    [cellar] { $edition ->
        [first] la Cave
       *[official] le Restaurant
      }
    [office] { $edition ->
        [first] le Bureau
       *[official] la Trésorerie
      }
    [laboratory] le Laboratoire
    [gunpowder_tower] { $edition ->
        [first] la Tour de la Poudrière
       *[official] la Poudrière
      }
    [school] l’École
   *[horse_wagon] la Carriole
  }
orleans-place-at = { $place ->
    [farmhouse] à la Ferme
    [village] au Village
    [university] à l’Université
    [castle] au Château
    [monastery] au Monastère
    [ship] au Bateau
    [wagon] { $edition ->
        [first] au Wagon
       *[official] à la Charrette
      }
    [guildhall] { $edition ->
        [first] à la Mairie
       *[official] à la Guilde
      }
    [scriptorium] au Scriptorium
    [town_hall] { $edition ->
        [first] à l’Hôtel de Ville
       *[official] à la Mairie
      }
    [hayrick] à la Meule de foin
    [cheese_factory] à la Fromagerie
    [winery] à l’Exploitation vinicole
    [wool_manufacturer] à la Fabrique de laine
    [tailor_shop] chez le Tailleur
    [brewery] à la Brasserie
    [windmill] au Moulin
    [library] à la Bibliothèque
    [hospital] à l’Hôpital
    [sacristy] à la Sacristie
    [herb_garden] au Jardin potager
    [bathhouse] aux Bains publics
    [shipping_line] à la Compagnie fluviale
    [pharmacy] à la Pharmacie
    [cellar] { $edition ->
        [first] à la Cave
       *[official] au Restaurant
      }
    [office] { $edition ->
        [first] au Bureau
       *[official] à la Trésorerie
      }
    [laboratory] au Laboratoire
    [gunpowder_tower] { $edition ->
        [first] à la Tour de la Poudrière
       *[official] à la Poudrière
      }
    [school] à l’École
   *[horse_wagon] à la Carriole
  }
orleans-place-from = { $place ->
    [farmhouse] de la Ferme
    [village] du Village
    [university] de l’Université
    [castle] du Château
    [monastery] du Monastère
    [ship] du Bateau
    [wagon] { $edition ->
        [first] du Wagon
       *[official] de la Charrette
      }
    [guildhall] { $edition ->
        [first] de la Mairie
       *[official] de la Guilde
      }
    [scriptorium] du Scriptorium
    [town_hall] { $edition ->
        [first] de l’Hôtel de Ville
       *[official] de la Mairie
      }
    [hayrick] de la Meule de foin
    [cheese_factory] de la Fromagerie
    [winery] de l’Exploitation vinicole
    [wool_manufacturer] de la Fabrique de laine
    [tailor_shop] du Tailleur
    [brewery] de la Brasserie
    [windmill] du Moulin
    [library] de la Bibliothèque
    [hospital] de l’Hôpital
    [sacristy] de la Sacristie
    [herb_garden] du Jardin potager
    [bathhouse] des Bains publics
    [shipping_line] de la Compagnie fluviale
    [pharmacy] de la Pharmacie
    [cellar] { $edition ->
        [first] de la Cave
       *[official] du Restaurant
      }
    [office] { $edition ->
        [first] du Bureau
       *[official] de la Trésorerie
      }
    [laboratory] du Laboratoire
    [gunpowder_tower] { $edition ->
        [first] de la Tour de la Poudrière
       *[official] de la Poudrière
      }
    [school] de l’École
    [horse_wagon] de la Carriole
   *[hand] de la main
  }

orleans-tile = { $tile ->
    [hayrick] Meule de foin
    [cheese_factory] Fromagerie
    [winery] Exploitation vinicole
    [wool_manufacturer] Fabrique de laine
    [tailor_shop] Tailleur
    [brewery] Brasserie
    [windmill] Moulin
    [library] Bibliothèque
    [hospital] Hôpital
    [sacristy] Sacristie
    [herb_garden] Jardin potager
    [bathhouse] Bains publics
    [shipping_line] Compagnie fluviale
    [pharmacy] Pharmacie
    [cellar] { $edition ->
        [first] Cave
       *[official] Restaurant
      }
    [office] { $edition ->
        [first] Bureau
       *[official] Trésorerie
      }
    [laboratory] Laboratoire
    [gunpowder_tower] { $edition ->
        [first] Tour de la Poudrière
       *[official] Poudrière
      }
    [school] École
   *[horse_wagon] Carriole
  }
orleans-tile-the = { $tile ->
    [hayrick] la Meule de foin
    [cheese_factory] la Fromagerie
    [winery] l’Exploitation vinicole
    [wool_manufacturer] la Fabrique de laine
    [tailor_shop] le Tailleur
    [brewery] la Brasserie
    [windmill] le Moulin
    [library] la Bibliothèque
    [hospital] l’Hôpital
    [sacristy] la Sacristie
    [herb_garden] le Jardin potager
    [bathhouse] les Bains publics
    [shipping_line] la Compagnie fluviale
    [pharmacy] la Pharmacie
    [cellar] { $edition ->
        [first] la Cave
       *[official] le Restaurant
      }
    [office] { $edition ->
        [first] le Bureau
       *[official] la Trésorerie
      }
    [laboratory] le Laboratoire
    [gunpowder_tower] { $edition ->
        [first] la Tour de la Poudrière
       *[official] la Poudrière
      }
    [school] l’École
   *[horse_wagon] la Carriole
  }

orleans-town = { $town ->
    [orleans] Orléans
    [chartres] Chartres
    [etampes] Étampes
    [le_mans] Le Mans
    [chateaudun] Châteaudun
    [montargis] Montargis
    [vendome] Vendôme
    [blois] Blois
    [briare] Briare
    [tours] Tours
    [chinon] Chinon
    [montrichard] Montrichard
    [vierzon] Vierzon
    [loches] Loches
    [bourges] Bourges
    [sancerre] Sancerre
    [chatellerault] Châtellerault
    [le_blanc] Le Blanc
    [chateauroux] Châteauroux
    [nevers] Nevers
    [argenton_sur_creuse] Argenton-sur-Creuse
    [la_chatre] La Châtre
    [saint_amand_montrond] Saint-Amand-Montrond
   *[reserve] réserve
  }
orleans-town-at = { $town ->
    [orleans] à Orléans
    [chartres] à Chartres
    [etampes] à Étampes
    [le_mans] au Mans
    [chateaudun] à Châteaudun
    [montargis] à Montargis
    [vendome] à Vendôme
    [blois] à Blois
    [briare] à Briare
    [tours] à Tours
    [chinon] à Chinon
    [montrichard] à Montrichard
    [vierzon] à Vierzon
    [loches] à Loches
    [bourges] à Bourges
    [sancerre] à Sancerre
    [chatellerault] à Châtellerault
    [le_blanc] au Blanc
    [chateauroux] à Châteauroux
    [nevers] à Nevers
    [argenton_sur_creuse] à Argenton-sur-Creuse
    [la_chatre] à La Châtre
   *[saint_amand_montrond] à Saint-Amand-Montrond
  }
orleans-town-from = { $town ->
    [orleans] d’Orléans
    [chartres] de Chartres
    [etampes] d’Étampes
    [le_mans] du Mans
    [chateaudun] de Châteaudun
    [montargis] de Montargis
    [vendome] de Vendôme
    [blois] de Blois
    [briare] de Briare
    [tours] de Tours
    [chinon] de Chinon
    [montrichard] de Montrichard
    [vierzon] de Vierzon
    [loches] de Loches
    [bourges] de Bourges
    [sancerre] de Sancerre
    [chatellerault] de Châtellerault
    [le_blanc] du Blanc
    [chateauroux] de Châteauroux
    [nevers] de Nevers
    [argenton_sur_creuse] d’Argenton-sur-Creuse
    [la_chatre] de La Châtre
    [saint_amand_montrond] de Saint-Amand-Montrond
   *[reserve] de la réserve
  }

orleans-type = { $type ->
    [farmer] fermier
    [boatman] batelier
    [craftsman] artisan
    [trader] commerçant
    [knight] chevalier
    [scholar] { $edition ->
        [first] savant
       *[official] érudit
      }
   *[monk] moine
  }
orleans-type-a = un { orleans-type }
orleans-type-plural = { $type ->
    [farmer] fermiers
    [boatman] bateliers
    [craftsman] artisans
    [trader] commerçants
    [knight] chevaliers
    [scholar] { $edition ->
        [first] savants
       *[official] érudits
      }
   *[monk] moines
  }

orleans-follower = { $follower ->
    [farmer] fermier
    [boatman] batelier
    [craftsman] artisan
    [trader] commerçant
    [knight] chevalier
    [scholar] { $edition ->
        [first] savant
       *[official] érudit
      }
    [monk] moine
    [own_farmer] fermier marqué
    [own_boatman] batelier marqué
    [own_craftsman] artisan marqué
   *[own_trader] commerçant marqué
  }
orleans-follower-a = { $follower ->
    [farmer] un fermier
    [boatman] un batelier
    [craftsman] un artisan
    [trader] un commerçant
    [knight] un chevalier
    [scholar] { $edition ->
        [first] un savant
       *[official] un érudit
      }
    [monk] un moine
    [own_farmer] le fermier marqué
    [own_boatman] le batelier marqué
    [own_craftsman] l’artisan marqué
   *[own_trader] le commerçant marqué
  }

orleans-slot = { $slot ->
    [farmer] fermier
    [boatman] batelier
    [craftsman] artisan
    [trader] commerçant
    [knight] chevalier
    [scholar] { $edition ->
        [first] savant
       *[official] érudit
      }
    [monk] moine
   *[any] n’importe qui
  }
orleans-slot-space = { $slot ->
    [farmer] case de fermier
    [boatman] case de batelier
    [craftsman] case d’artisan
    [trader] case de commerçant
    [knight] case de chevalier
    [scholar] { $edition ->
        [first] case de savant
       *[official] case d’érudit
      }
    [monk] case de moine
   *[any] case ouverte à tous
  }

orleans-good = { $good ->
    [grain] céréales
    [cheese] fromage
    [wine] vin
    [wool] laine
   *[brocade] brocart
  }
orleans-good-one = { $good ->
    [grain] 1 jeton Céréales
    [cheese] 1 fromage
    [wine] 1 vin
    [wool] 1 laine
   *[brocade] 1 brocart
  }

orleans-deed = { $deed ->
    [city_wall] Remparts
    [papal_conclave] Conclave
    [defeating_plague] Victoire sur la peste
    [astronomy] Astronomie
    [boatmen_guild] Guilde des bateliers
    [cathedral] Cathédrale
    [peace_treaty] Traité de paix
   *[canalisation] { $edition ->
        [first] Canalisation
       *[official] Canalisations
      }
  }
orleans-deed-to = { $deed ->
    [city_wall] pour les Remparts
    [papal_conclave] pour le Conclave
    [defeating_plague] pour la Victoire sur la peste
    [astronomy] pour l’Astronomie
    [boatmen_guild] pour la Guilde des bateliers
    [cathedral] pour la Cathédrale
    [peace_treaty] pour le Traité de paix
   *[canalisation] { $edition ->
        [first] pour la Canalisation
       *[official] pour les Canalisations
      }
  }

orleans-event = { $event ->
    [pilgrimage] Pèlerinage
    [income] Revenus
    [harvest] Moisson
    [taxes] Taxes
    [trading_day] { $edition ->
        [first] Jour du Commerce
       *[official] Commerce
      }
   *[plague] Peste
  }
orleans-event-the = { $event ->
    [pilgrimage] le Pèlerinage
    [income] les Revenus
    [harvest] la Moisson
    [taxes] les Taxes
    [trading_day] { $edition ->
        [first] le Jour du Commerce
       *[official] le Commerce
      }
   *[plague] la Peste
  }

orleans-citizen = { $citizen ->
    [boatman] piste des bateliers
    [knight] piste des chevaliers
    [development_1] premier de la piste de développement
    [development_2] deuxième de la piste de développement
    [development_3] troisième de la piste de développement
    [city_wall] Remparts
    [papal_conclave] Conclave
    [defeating_plague] Victoire sur la peste
    [astronomy] Astronomie
    [boatmen_guild] Guilde des bateliers
    [cathedral] Cathédrale
    [peace_treaty] Traité de paix
    [canalisation] { $edition ->
        [first] Canalisation
       *[official] Canalisations
      }
   *[stations] le plus de { orleans-noun-stations }
  }

orleans-reward = { $reward ->
    [coins] pièces
   *[development] développement
  }

## Les nombres de choses et leurs listes : ce qui vaut 0 ne se dit pas.  Les personnages se joignent par des virgules,
## les gains par des signes plus.  Chaque orleans-comma-… ou orleans-plus-… est le signe qui précède une chose, s’il y
## en a une avant elle.

orleans-coins = { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
  }
orleans-price = { $price ->
    [one] { $price } pièce
   *[other] { $price } pièces
  }
orleans-points = { $points ->
    [one] { $points } point de développement
   *[other] { $points } points de développement
  }
orleans-followers = { $followers ->
    [0] personne
    [one] { $edition ->
        [first] { $followers } disciple
       *[official] { $followers } partisan
      }
   *[other] { $followers } { orleans-noun-followers }
  }
orleans-level = { $level ->
    [1] niveau I
   *[other] niveau II
  }

orleans-comma-boatman = { $farmer ->
    [0] {""}
   *[other] {", "}
  }
orleans-comma-craftsman = { $boatman ->
    [0] { orleans-comma-boatman }
   *[other] {", "}
  }
orleans-comma-trader = { $craftsman ->
    [0] { orleans-comma-craftsman }
   *[other] {", "}
  }
orleans-comma-knight = { $trader ->
    [0] { orleans-comma-trader }
   *[other] {", "}
  }
orleans-comma-scholar = { $knight ->
    [0] { orleans-comma-knight }
   *[other] {", "}
  }
orleans-comma-monk = { $scholar ->
    [0] { orleans-comma-scholar }
   *[other] {", "}
  }
orleans-comma-any = { $monk ->
    [0] { orleans-comma-monk }
   *[other] {", "}
  }
orleans-crowd = { $farmer ->
    [0] {""}
    [one] fermier
   *[other] { $farmer } fermiers
  }{ $boatman ->
    [0] {""}
    [one] { orleans-comma-boatman }batelier
   *[other] { orleans-comma-boatman }{ $boatman } bateliers
  }{ $craftsman ->
    [0] {""}
    [one] { orleans-comma-craftsman }artisan
   *[other] { orleans-comma-craftsman }{ $craftsman } artisans
  }{ $trader ->
    [0] {""}
    [one] { orleans-comma-trader }commerçant
   *[other] { orleans-comma-trader }{ $trader } commerçants
  }{ $knight ->
    [0] {""}
    [one] { orleans-comma-knight }chevalier
   *[other] { orleans-comma-knight }{ $knight } chevaliers
  }{ $scholar ->
    [0] {""}
    [one] { $edition ->
        [first] { orleans-comma-scholar }savant
       *[official] { orleans-comma-scholar }érudit
      }
   *[other] { $edition ->
        [first] { orleans-comma-scholar }{ $scholar } savants
       *[official] { orleans-comma-scholar }{ $scholar } érudits
      }
  }{ $monk ->
    [0] {""}
    [one] { orleans-comma-monk }moine
   *[other] { orleans-comma-monk }{ $monk } moines
  }{ $any ->
    [0] {""}
    [one] { orleans-comma-any }n’importe qui
   *[other] { orleans-comma-any }{ $any } de tout type
  }

orleans-comma-cheese = { $grain ->
    [0] {""}
   *[other] {", "}
  }
orleans-comma-wine = { $cheese ->
    [0] { orleans-comma-cheese }
   *[other] {", "}
  }
orleans-comma-wool = { $wine ->
    [0] { orleans-comma-wine }
   *[other] {", "}
  }
orleans-comma-brocade = { $wool ->
    [0] { orleans-comma-wool }
   *[other] {", "}
  }
orleans-goods = { $grain ->
    [0] {""}
    [one] céréales
   *[other] { $grain } céréales
  }{ $cheese ->
    [0] {""}
    [one] { orleans-comma-cheese }fromage
   *[other] { orleans-comma-cheese }{ $cheese } fromage
  }{ $wine ->
    [0] {""}
    [one] { orleans-comma-wine }vin
   *[other] { orleans-comma-wine }{ $wine } vin
  }{ $wool ->
    [0] {""}
    [one] { orleans-comma-wool }laine
   *[other] { orleans-comma-wool }{ $wool } laine
  }{ $brocade ->
    [0] {""}
    [one] { orleans-comma-brocade }brocart
   *[other] { orleans-comma-brocade }{ $brocade } brocart
  }

# Ce que gagne un joueur.
orleans-plus-points = { $coins ->
    [0] {""}
   *[other] {" + "}
  }
orleans-plus-goods = { $points ->
    [0] { orleans-plus-points }
   *[other] {" + "}
  }
orleans-plus-technology = { $goods ->
    [0] { orleans-plus-goods }
   *[other] {" + "}
  }
orleans-plus-tiles = { $technology ->
    [0] { orleans-plus-technology }
   *[other] {" + "}
  }
orleans-plus-draw = { $tiles ->
    [0] { orleans-plus-tiles }
   *[other] {" + "}
  }
orleans-plus-citizens = { $draw ->
    [0] { orleans-plus-draw }
   *[other] {" + "}
  }
orleans-citizens = { $citizens ->
    [one] un citoyen
   *[other] { $citizens } citoyens
  }
orleans-gain = { $gains ->
    [0] rien
   *[other] { $coins ->
        [0] {""}
       *[other] { orleans-coins }
      }{ $points ->
        [0] {""}
       *[other] { orleans-plus-points }{ orleans-points }
      }{ $goods ->
        [0] {""}
       *[other] { orleans-plus-goods }{ orleans-good-one }
      }{ $technology ->
        [0] {""}
        [one] { orleans-plus-technology }{ orleans-noun-technology-a }
       *[other] { orleans-plus-technology }{ $technology } { orleans-noun-technologies }
      }{ $tiles ->
        [0] {""}
        [1] { orleans-plus-tiles }{ orleans-noun-tile } de niveau I
        [2] { orleans-plus-tiles }{ orleans-noun-tile } de niveau II
       *[other] { orleans-plus-tiles }{ orleans-noun-tile } de niveau I ou II
      }{ $draw ->
        [0] {""}
       *[other] { orleans-plus-draw }valeur de pioche { $draw }
      }{ $citizens ->
        [0] {""}
       *[other] { orleans-plus-citizens }{ orleans-citizens }
      }
  }

# À quoi sert un lieu ($now vaut 0), ou ce qu’il rapporte si l’on s’en sert maintenant.
orleans-does = { $does ->
    [recruit] recruter { orleans-type-a }{ $gains ->
        [0] {""}
       *[other] {" "}({ orleans-gain })
      }
    [choose] { $now ->
        [0] recruter, au choix parmi plusieurs types
       *[other] recruter, au choix : { orleans-crowd }
      }
    [move] { $route ->
        [road] suivre une route
       *[waterway] suivre une voie navigable
      }{ $loads ->
        [0] , sans charger de marchandise
       *[other] {""}
      }
    [build] construire { orleans-noun-station }{ $now ->
        [0] {""}
       *[other] {" "}{ orleans-town-at }
      }
    [gain] { orleans-gain }
    [per_status] autant de pièces que votre { orleans-noun-status }
    [per_station] 1 pièce pour chacun de vos { orleans-noun-stations }
    [deeds] { $spaces ->
        [0] {""}
       *[other] { $spaces } cases de marché en plus ;{" "}
      }envoyer des { orleans-noun-followers } aux { orleans-noun-deeds }
    [bathe] piocher { $drawn } dans le sac, en placer { $laid ->
        [one] { $laid }
       *[other] { $laid } au plus
      }
    [buy] acheter jusqu’à { $most ->
        [one] { $most } point
       *[other] { $most } points
      } de développement, à { orleans-price } chacun
    [shield] écarte la Moisson, les Taxes ou la Peste
   *[stand_in] les { orleans-type-plural } tiennent lieu de : { orleans-crowd }
  }

# Une tuile, dite en entier.
orleans-tile-told = { orleans-tile-the } ({ orleans-level }{ $slots ->
    [0] {""}
   *[other]  ; { orleans-crowd }
  }) : { orleans-does }

## Le menu

orleans-word-exclude = Écarter { orleans-tile-told }
orleans-word-decline = Ne rien écarter
orleans-word-draw = { $followers ->
    [0] Ne piocher personne
   *[other] Piocher { orleans-followers }
  }
orleans-word-fewer = Renoncer à une pioche (il en restera { $followers })
orleans-word-recall = Rappeler { orleans-noun-follower } d’un lieu (pioches restantes : { $followers })
orleans-word-fetch = Rappeler { orleans-follower-a } { orleans-place-from }
orleans-word-slot = { $why ->
    [put] Poser { orleans-follower-a } { orleans-place-at } : { orleans-slot-space }
   *[fetch] Reprendre { orleans-follower-a } { orleans-place-at } : { orleans-slot-space }
  }
orleans-word-tower = Installer { orleans-follower-a } { orleans-place-at }
orleans-word-fill = Garnir { orleans-place-the } : { orleans-crowd } ({ orleans-does })
orleans-word-fill_with_jokers = Garnir { orleans-place-the } avec remplaçants : { orleans-crowd } ({ orleans-does })
orleans-word-single = Placer { orleans-noun-follower } isolément
orleans-word-plan = Placer { orleans-follower-a } { orleans-place-at }
orleans-word-plan_from_tower = Placer { orleans-follower-a } { orleans-noun-tower-from } { orleans-place-at }
orleans-word-technology = Placer { orleans-noun-technology-a } ({ $technology } en main)
orleans-word-equip = Placer { orleans-noun-technology-a } { orleans-place-at } : { orleans-slot-space }
orleans-word-keep = { $technology ->
    [one] Garder { orleans-noun-technology-the } pour plus tard
   *[other] Garder les { $technology } { orleans-noun-technologies } pour plus tard
  }
orleans-word-done = { $question ->
    [tower] N’installer personne d’autre : le reste va au marché ({ $followers })
   *[plan] Le plan est fait (en attente : { orleans-followers })
  }
orleans-word-seal = Sceller le plan (en attente : { orleans-followers })
orleans-word-start_over = Reprendre tout le plan
orleans-word-use = Utiliser { orleans-place-the } : { orleans-does }
orleans-word-pass = Passer pour le reste de la manche
orleans-word-recruit = Recruter { orleans-type-a }{ $gains ->
    [0] {""}
   *[other]  : { orleans-gain }
  }
orleans-word-tile = Prendre { orleans-tile-told }
orleans-word-go = Aller { orleans-town-at }{ $goods ->
    [0] {""}
   *[other] , en chemin : { orleans-goods }
  }{ $free ->
    [0] { $edition ->
        [first] {" "}(pas de place pour votre poste)
       *[official] {" "}(pas de place pour votre comptoir)
      }
   *[other] {""}
  }
orleans-word-load = Charger { orleans-good-one } (valeur { $worth })
orleans-word-leave = Ne rien charger
orleans-word-deed = Envoyer { orleans-type-a } { orleans-deed-to } : { $choice ->
    [0] { orleans-gain }
   *[other] { orleans-coins } ou { orleans-points }{ $citizens ->
        [0] {""}
       *[other] {" "}+ { orleans-citizens }
      }
  }
orleans-word-enough = N’envoyer personne d’autre
orleans-word-reward = Prendre { orleans-gain }
orleans-word-buy = Payer { orleans-price } pour { orleans-gain }
orleans-word-give = Donner { orleans-good-one } (sur { $goods })
orleans-word-protect = Remettre dans le sac le moine { orleans-place-from } et échapper à l’événement : { orleans-event }
orleans-word-suffer = Laisser venir { orleans-event-the } : { $cost ->
    [food] donner 1 nourriture
    [coins] payer { orleans-coins }
   *[follower] quelqu’un de votre sac sera peut-être perdu
  }
orleans-word-lose_station = Perdre { orleans-noun-station } { orleans-town-from }
orleans-word-lose_follower = Perdre { orleans-noun-follower } pioché dans votre sac
orleans-word-lose_step = Reculer à la case { $position } de la piste de développement ({ $edition ->
    [first] statut { $status }
   *[official] niveau { $status }
  })
orleans-word-lose_good = Perdre { orleans-good-one } (valeur { $worth })
orleans-word-lose_tile = Perdre { orleans-tile-told }
orleans-word-lose_technology = Perdre { orleans-noun-technology-a } { orleans-place-from }

## Les questions

orleans-ask-exclude = { $player } : écartez de cette partie { orleans-noun-tile }, si vous le voulez{ $number ->
    [one] .
   *[other] {" "}({ $number } au plus).
  }
orleans-ask-followers = { $player } : piochez dans votre sac. Chaque pioche à laquelle vous renoncez permet un rappel.
orleans-ask-recall = { $player } : qui rappelez-vous sur votre marché ?
orleans-ask-tower = { $player } : parmi les nouveaux venus, qui s’installe { orleans-noun-tower-at } ?
orleans-ask-plan = { $player } : faites votre plan. Qui se tient prêt, et dans quel lieu ?
orleans-ask-single = { $player } : placez un de vos { orleans-noun-followers }.
orleans-ask-slot = { $player } : sur quelle case ?
orleans-ask-technology = { $player } : où placez-vous { orleans-noun-technology-the } ?
orleans-ask-action = { $player } : utilisez un lieu qui est prêt, ou passez.
orleans-ask-recruit = { $player } : qui recrutez-vous { orleans-place-at } ?
orleans-ask-tile = { $player } : le nouveau commerçant apporte { orleans-noun-tile }. Laquelle ?
orleans-ask-travel = { $player } : où votre marchand va-t-il avec { orleans-place-the } ?
orleans-ask-load = { $player } : quelle marchandise chargez-vous en chemin ?
orleans-ask-deed = { $player } : qui envoyez-vous aux { orleans-noun-deeds } ?
orleans-ask-reward = { $player } : choisissez votre récompense { orleans-deed-to }.
orleans-ask-buy = { $player } : combien de points de développement achetez-vous { orleans-place-at } ?
orleans-ask-bathhouse = { $player } : placez quelqu’un que vous avez pioché{ $number ->
    [one] .
   *[other] {" "}({ $number } au plus).
  }
orleans-ask-food = { $player } : la moisson demande de la nourriture. Que donnez-vous ?
orleans-ask-protection = { $player } : votre Sacristie peut écarter { orleans-event-the }. Le voulez-vous ?
orleans-ask-torture = { $player } : il manque { $number ->
    [one] une pièce
   *[other] { $number } pièces
  }. Que donnez-vous à la place de la prochaine ?

## Le journal

orleans-note-round = La manche { $round } commence, avec cet événement : { orleans-event }.
orleans-note-excluded = { $player } écarte { orleans-tile-the } de la partie.
orleans-note-census-first = { $player } devance tous les autres sur la piste des fermiers.
orleans-note-census-last = { $player } est derrière tous les autres sur la piste des fermiers.
orleans-note-recalled = { $player } rappelle { orleans-follower-a } { orleans-place-from }.
orleans-note-drew = { $player } pioche { orleans-follower-a }.
orleans-note-tower = { $player } installe { orleans-follower-a } { orleans-noun-tower-at }.
orleans-note-planned = { $player } place { orleans-follower-a } { orleans-place-at } ({ orleans-slot-space }).
orleans-note-equipped = { $player } place { orleans-noun-technology-a } { orleans-place-at } ({ orleans-slot-space }).
orleans-note-used = { $player } utilise { orleans-place-the }.
orleans-note-passed = { $player } passe.
orleans-note-recruited = { $player } recrute { orleans-type-a }.
orleans-note-coins = { $player } prend { orleans-coins }.
orleans-note-short = La banque est à court : sur { $due ->
    [one] { $due } pièce
   *[other] { $due } pièces
  }, { $player } en reçoit { $coins }.
orleans-note-good = { $player } prend { orleans-good-one }.
orleans-note-technology = { $player } prend { orleans-noun-technology-a }.
orleans-note-tile = { $player } prend { orleans-tile-the }.
orleans-note-citizen = { $player } prend un citoyen : { orleans-citizen }.
orleans-note-development = { $player } gagne { orleans-points } et atteint la case { $position }.
orleans-note-moved = { $player } se rend { orleans-town-at }.
orleans-note-station = { $player } construit { orleans-noun-station } { orleans-town-at }.
orleans-note-deed = { $player } envoie { orleans-type-a } { orleans-deed-to }.
orleans-note-paid = { $player } paie { orleans-coins }.
orleans-note-food = { $player } rend { orleans-good-one } { orleans-noun-supply-to }.
orleans-note-protected = { $player } échappe à l’événement grâce à la Sacristie : { orleans-event }.
orleans-note-plague = { $player } perd { orleans-follower-a } par la peste.
orleans-note-spared = { $player } ne perd personne par la peste.
orleans-note-torture = { $player } ne peut pas tout payer : il manque { $coins ->
    [one] une pièce
   *[other] { $coins } pièces
  }.
orleans-note-lost-station = { $player } perd { orleans-noun-station } { orleans-town-from }.
orleans-note-lost-follower = { $player } perd { orleans-follower-a } de son sac.
orleans-note-lost-step = { $player } recule à la case { $position } de la piste de développement.
orleans-note-lost-good = { $player } perd { orleans-good-one }.
orleans-note-lost-tile = { $player } perd { orleans-tile-the }.
orleans-note-lost-technology = { $player } perd { orleans-noun-technology-a } { orleans-place-from }.
orleans-note-cancelled = { $player } n’a plus rien à donner : { $coins ->
    [one] une pièce est remise
   *[other] { $coins } pièces sont remises
  }.
orleans-note-start-player = { $player } est premier joueur.
orleans-note-score = { $player } termine avec { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
orleans-note-bathed = { $player } pioche { orleans-follower-a } aux Bains publics.

## La feuille de score et la fin

orleans-score-total = total
orleans-score-coins = pièces
orleans-score-goods = marchandises
orleans-score-stations = { orleans-noun-stations }
orleans-score-citizens = citoyens

orleans-ended-rounds = La dernière manche a été jouée.

## Les options

orleans-option-edition = L’édition française que l’on joue : ses Bains publics, le moment de placer la technologie, et ses noms.
orleans-option-edition-official = L’édition officielle : les Bains publics piochent 2 et placent 1 ; la technologie se place à la fin des actions.
orleans-option-edition-first = La première traduction : les Bains publics piochent 3 et placent 2 au plus ; la technologie se place après avoir passé.
orleans-option-exclusion_variant = Si l’on peut écarter des tuiles avant la première manche.
orleans-option-exclusion_variant-false = Toutes les tuiles sont en jeu.
orleans-option-exclusion_variant-true = Chacun peut écarter une tuile, ou deux à deux joueurs.
orleans-option-first_player = Qui commence : un siège, compté à partir de 0, ou le sort.
orleans-option-first_player-random = Le premier joueur est tiré au sort.
orleans-option-planning_mode = Comment se font les plans.
orleans-option-planning_mode-turn_order = L’un après l’autre, dans l’ordre du tour, à découvert.
orleans-option-planning_mode-simultaneous = Tous à la fois, cachés jusqu’à ce que le dernier plan soit scellé.
orleans-option-bank_limit = Le nombre de pièces en tout ; 0 pour une banque qui ne s’épuise jamais.
orleans-option-bank_shortage = Ce que verse une banque qui n’a pas assez de pièces.
orleans-option-bank_shortage-partial = Tout ce qu’elle a.
orleans-option-bank_shortage-nothing = Rien de ce versement.
orleans-option-recall_requires_drawable = Si l’on ne peut renoncer, pour un rappel, qu’à une pioche qui était possible.
orleans-option-recall_requires_drawable-false = On peut rappeler même avec un sac vide.
orleans-option-recall_requires_drawable-true = Chaque rappel demande quelqu’un dans le sac qu’on aurait pu piocher.
orleans-option-tech_late_placement = Si la technologie en main se place aussi pendant l’organisation.
orleans-option-tech_late_placement-true = Pendant l’organisation aussi.
orleans-option-tech_late_placement-false = Seulement à la fin des actions.
orleans-option-farm_needs_good = Si la Ferme demande que sa marchandise soit disponible.
orleans-option-farm_needs_good-true = Sans la marchandise, on ne recrute pas de fermier.
orleans-option-farm_needs_good-false = Sans la marchandise, le fermier vient seul.
orleans-option-horse_wagon_takes_goods = Si la Carriole charge des marchandises.
orleans-option-horse_wagon_takes_goods-true = Elle charge une marchandise en chemin, comme l’autre voiture.
orleans-option-horse_wagon_takes_goods-false = Elle ne fait que se déplacer.
orleans-option-boatman_last_space_coins = Les pièces de la dernière case des bateliers, une fois son citoyen parti.
orleans-option-boatman_last_space_coins-0 = Aucune pièce.
orleans-option-boatman_last_space_coins-6 = 6 pièces.
orleans-option-bathhouse_slot = Qui se tient sur la case des Bains publics.
orleans-option-bathhouse_slot-farmer = Un fermier.
orleans-option-bathhouse_slot-boatman = Un batelier.
orleans-option-bathhouse_slot-craftsman = Un artisan.
orleans-option-bathhouse_slot-trader = Un commerçant.
orleans-option-bathhouse_slot-knight = Un chevalier.
orleans-option-bathhouse_slot-scholar = { $edition ->
    [first] Un savant.
   *[official] Un érudit.
  }
orleans-option-bathhouse_slot-monk = Un moine.
orleans-option-bathhouse_slot-any = N’importe qui.
orleans-option-hourglass_mode = Comment s’empilent les tuiles Sablier.
orleans-option-hourglass_mode-shuffled = Toutes mélangées ensemble, sous un Pèlerinage.
orleans-option-hourglass_mode-abc = En trois paquets A, B et C, chaque événement une fois dans chacun.

## Le tableau dans le terminal

orleans-text-title = { orleans-name } · { $round ->
    [0] avant la première manche
   *[other] manche { $round } sur { $rounds }
  } · { $told }
orleans-text-phase-before = choix des tuiles
orleans-text-phase-hourglass = sablier
orleans-text-phase-census = recensement
orleans-text-phase-followers = { orleans-noun-followers }
orleans-text-phase-planning = organisation
orleans-text-phase-actions = actions
orleans-text-phase-event = événement
orleans-text-phase-start_player = nouveau premier joueur
orleans-text-phase-over = fin de la partie
orleans-text-you = vous êtes { $player }
orleans-text-spectator = vu par un spectateur
orleans-text-event = Événement : { orleans-event }
orleans-text-first = Premier joueur : { $player }
orleans-text-passed = Ont passé : { $names }
orleans-text-sealed = Plans scellés : { $names }
orleans-text-thinking = { $player } fait son plan.
orleans-text-over = La partie est finie.
orleans-text-events = événements
orleans-text-past = passés
orleans-text-left = à venir
orleans-text-pack = Paquet { $pack } : { $events }
orleans-text-history = Jusqu’ici : { $events }
orleans-text-stock = stocks
orleans-text-technology = technologie
orleans-text-bank = banque
orleans-text-no-limit = ∞
orleans-text-deeds = { $edition ->
    [first] actions bénéfiques
   *[official] actes
  }
orleans-text-each = chacun
orleans-text-free = cases libres
orleans-text-citizen = citoyen
orleans-text-coin = { $coins }p
orleans-text-coin-or = { $coins }p/{ $points }d
orleans-text-yes = oui
orleans-text-tracks = pistes
orleans-text-draw = valeur de pioche
orleans-text-development = développement
orleans-text-status = { $edition ->
    [first] statut
   *[official] niveau
  }
orleans-text-possessions = possessions
orleans-text-coins = pièces
orleans-text-citizens = citoyens
orleans-text-stations = { $edition ->
    [first] postes
   *[official] comptoirs
  }
orleans-text-reserve = en réserve
orleans-text-market = marché
orleans-text-bag = sac
orleans-text-spaces = cases libres
orleans-text-places = lieux
orleans-text-slots = cases
orleans-text-score = score
orleans-text-tower = { $edition ->
    [first] Tour de la Poudrière, { $player } ({ $number } sur { $spaces }) : { $letters }
   *[official] Poudrière, { $player } ({ $number } sur { $spaces }) : { $letters }
  }
orleans-text-arrived = { $player } doit installer : { $letters }
orleans-text-stack = { $level ->
    [1] Niveau I : { $told }
   *[other] Niveau II : { $told }
  }
orleans-text-excluded = Écartées : { $told }
orleans-text-lost = Perdues : { $told }
orleans-text-beside = Citoyens restants : { $told }
orleans-text-track-told = Piste de développement : { $told } ; la fin est à { $length }.
orleans-text-status-at = { $edition ->
    [first] statut { $status } à { $position }
   *[official] niveau { $status } à { $position }
  }
orleans-text-coins-at = { orleans-coins } à { $position }
orleans-text-merchant = { $edition ->
    [first] { $player } : marchand { orleans-town-at } ; postes de commerce : { $told }
   *[official] { $player } : marchand { orleans-town-at } ; comptoirs : { $told }
  }
orleans-text-map = carte
orleans-text-letter = { $slot ->
    [farmer] F
    [boatman] B
    [craftsman] A
    [trader] C
    [knight] H
    [scholar] { $edition ->
        [first] S
       *[official] É
      }
    [monk] M
   *[any] X
  }
orleans-text-legend = { $told }, X n’importe qui ; une minuscule ou { $marker } : marqué ; { $sign } : technologie ; { $empty } : vide ; { $own } : à soi, sans case. Carte : { $road } route, { $water } voie navigable.

## Pourquoi un mot n’est pas au menu.  Le numéro de la règle s’affiche à côté de la phrase.

orleans-no-debt-first = D’abord la dette : dites ce que vous donnez pour la pièce manquante.
orleans-no-food-first = D’abord la moisson : dites quelle nourriture vous donnez.
orleans-no-plan-first = D’abord le plan : les actions viennent quand chacun a fait le sien.
orleans-no-planning-over = L’organisation est finie : utilisez un lieu qui est prêt, ou passez.
orleans-no-technology-later = La technologie ne se place pas tant que les actions continuent pour vous.
orleans-no-must = On ne peut pas s’en dispenser : choisissez quelque chose au menu.
orleans-no-other-question = Cela répond à une autre question que celle qui vous est posée.
orleans-no-tile-gone = Cette tuile n’est plus dans les piles : { orleans-tile }.
orleans-no-say-fewer-first = Vous allez piocher { $most }. Pour piocher moins, renoncez d’abord à une pioche.
orleans-no-given-up = Vous avez renoncé à des pioches : il n’en reste que { $most }.
orleans-no-draw-value = Votre valeur de pioche est { $value }, et chaque rappel compte : { $recalls } jusqu’ici.
orleans-no-market-spaces = Votre marché n’a { $free ->
    [0] plus de place
    [one] de place que pour { $free } arrivant
   *[other] de place que pour { $free } arrivants
  }.
orleans-no-bag = Votre sac { $bag ->
    [0] est vide
    [one] { $edition ->
        [first] ne contient que { $bag } disciple
       *[official] ne contient que { $bag } partisan
      }
   *[other] ne contient que { $bag } { orleans-noun-followers }
  }.
orleans-no-nothing-to-draw = Il ne reste pas de pioche à laquelle renoncer.
orleans-no-nobody-to-recall = Aucun de vos { orleans-noun-followers } ne se tient dans un lieu.
orleans-no-recall-needs-draw = On ne renonce, pour un rappel, qu’à une pioche qui était possible ; votre sac en contient { $bag }.
orleans-no-nobody-there = Il n’y a personne de tel { orleans-place-at } : { orleans-follower }.
orleans-no-slot = Il n’y a pas de { orleans-slot-space } à choisir { orleans-place-at } maintenant.
orleans-no-tower-full = Il n’y a plus de place { orleans-noun-tower-at }, ou elle n’est pas à vous.
orleans-no-not-arrived = Personne de tel n’est arrivé dans cette manche : { orleans-follower }.
orleans-no-market-full = Votre marché a { $spaces } cases, pas davantage : installez quelqu’un { orleans-noun-tower-at }.
orleans-no-seal-instead = Tous font leur plan à la fois : scellez le vôtre quand il est fait.
orleans-no-done-instead = Les plans se font à découvert, l’un après l’autre : dites simplement quand le vôtre est fait.
orleans-no-nothing-planned = Vous n’avez encore rien prévu qui puisse être repris.
orleans-no-too-often = Dans une manche, un plan se reprend { $most } fois, pas davantage.
orleans-no-not-own = Ce lieu n’est pas à vous : { orleans-place }.
orleans-no-no-slots = On ne place personne ici, il n’y a pas de case : { orleans-place }.
orleans-no-place-full = Il n’y a pas de case vide { orleans-place-at }.
orleans-no-takes-anybody = N’importe qui peut aller { orleans-place-at } : dites qui vous placez.
orleans-no-cannot-fill = Vous n’avez pas tous ceux qu’il faut pour garnir { orleans-place-the }.
orleans-no-no-joker-needed = Personne n’a besoin d’un remplaçant { orleans-place-at } : vous avez ceux qu’il faut.
orleans-no-nobody-fits = Aucun de vos { orleans-noun-followers } en attente ne convient à une case vide.
orleans-no-not-drawn = Vous n’avez pioché personne de tel : { orleans-follower }.
orleans-no-not-on-market = Personne de tel n’est sur votre marché : { orleans-follower }.
orleans-no-not-on-tower = Personne de tel n’est { orleans-noun-tower-at } : { orleans-follower }.
orleans-no-no-marked = Jamais de { orleans-noun-followers } marqués { orleans-place-at } : { orleans-follower }.
orleans-no-say-single-first = Dites d’abord que vous placez { orleans-noun-follower } isolément.
orleans-no-only-monk = Seul un moine peut prendre la case qui reste { orleans-place-at }.
orleans-no-does-not-fit = Aucune case vide { orleans-place-at } ne lui convient : { orleans-follower }.
orleans-no-technology-window = Dans cette partie, la technologie ne se place qu’à la fin des actions.
orleans-no-no-technology = Vous n’avez pas de technologie en main.
orleans-no-no-slot-for-technology = Aucune de vos cases vides ne peut recevoir de technologie maintenant.
orleans-no-technology-place = La technologie ne va jamais ici : { orleans-place }.
orleans-no-single-slot = La technologie ne va jamais dans un lieu à une seule case : { orleans-place }.
orleans-no-one-technology = Une seule technologie par lieu : { orleans-place }.
orleans-no-no-empty-slot = Il n’y a pas de { orleans-slot-space } vide { orleans-place-at }.
orleans-no-first-on-farmer = Votre première technologie de la partie doit aller sur une case de fermier.
orleans-no-no-action = Ce lieu n’a pas d’action : { orleans-place }.
orleans-no-not-activated = Toutes les cases ne sont pas garnies { orleans-place-at }.
orleans-no-nobody-to-recruit = Personne ne peut être recruté { orleans-place-at } maintenant.
orleans-no-no-route = { $route ->
    [road] Aucune route ne part { orleans-town-from }.
   *[waterway] Aucune voie navigable ne part { orleans-town-from }.
  }
orleans-no-no-station = Vous n’avez pas de { $edition ->
    [first] poste de commerce
   *[official] comptoir
  } en réserve.
orleans-no-town-taken = Il n’y a pas de place pour { orleans-noun-station } à vous { orleans-town-at }.
orleans-no-good-gone = Cette marchandise est épuisée : { orleans-good }.
orleans-no-development-end = Votre développement est au bout de sa piste.
orleans-no-no-deed = Personne { orleans-place-at } ne convient à une case libre des { orleans-noun-deeds }.
orleans-no-coins-needed = Il faut { $needed ->
    [one] une pièce
   *[other] { $needed } pièces
  } ; vous en avez { $coins }.
orleans-no-stock-empty = Le stock de technologie est vide.
orleans-no-supply-empty = Il ne reste personne à recruter parmi les { orleans-type-plural }.
orleans-no-pilgrimage = Pendant le Pèlerinage, on ne recrute pas de moine.
orleans-no-track-end = Plus de recrutement parmi les { orleans-type-plural } : votre piste est à son terme.
orleans-no-no-tile-left = Il ne reste pas de tuile qu’un commerçant puisse vous apporter.
orleans-no-other-type = On ne recrute pas { orleans-type-a } { orleans-place-at }.
orleans-no-level = Cette tuile est de { orleans-level }, et le premier commerçant n’apporte que le niveau I : { orleans-tile }.
orleans-no-no-route-to = { $route ->
    [road] Aucune route ne mène d’ici { orleans-town-at }.
   *[waterway] Aucune voie navigable ne mène d’ici { orleans-town-at }.
  }
orleans-no-no-good-there = Cette marchandise n’est pas sur ce chemin : { orleans-good }.
orleans-no-nobody-for-deed = Aucun { orleans-type } neutre ne se trouve { orleans-place-at }.
orleans-no-deed-slot = Il n’y a pas là de case libre pour { orleans-type-a } : { orleans-deed }.
orleans-no-points = On achète de { $least } à { $most } points de développement à la fois.
orleans-no-not-food = Cela ne se mange pas : { orleans-good }. La moisson prend des céréales, du fromage ou du vin.
orleans-no-good-not-owned = Vous n’en avez pas : { orleans-good }.
orleans-no-no-station-there = Vous n’avez pas de { $edition ->
    [first] poste de commerce
   *[official] comptoir
  } { orleans-town-at }.
orleans-no-no-neutral-in-bag = Votre sac ne contient personne de neutre.
orleans-no-development-start = Votre développement est au début de sa piste : on ne recule pas davantage.
orleans-no-coin-space = Sur la piste de développement, on ne recule ni sur une case à pièces ni en deçà.
orleans-no-no-technology-there = Vous n’avez pas de technologie { orleans-place-at }.

## Le rapport de l’arène

arena-held-orleans-tiles = Tuiles Lieu
arena-held-orleans-citizens = Citoyens
arena-held-orleans-deeds = Actes de bienfaisance

## Ce que disent les nombres d’une observation

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

## La page dans le navigateur

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
page-orleans-merchants = Marchands et comptoirs
page-orleans-roads = Routes
page-orleans-waterways = Voies navigables
page-orleans-tiles = Tuiles de lieu
page-orleans-technology = technologie
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
page-tie-orleans = À égalité, qui est le plus avancé sur la piste de développement passe devant.
page-lesson-orleans-welcome = Vous envoyez vos partisans travailler à Orléans et commercer le long de la Loire. Après dix-huit manches, le plus de points l’emporte. Cette ligne dit toujours ce qu’on attend, et de qui.
page-lesson-orleans-market = Quatre partisans attendent sur votre marché : fermier, batelier, artisan et commerçant. Plus tard, vous les tirerez de votre sac à l’aveugle : qui vous recrutez décide de ce que vous pourrez faire.
page-lesson-orleans-plan = Un lieu peut servir dès que tous ses partisans y sont réunis. L’autre joueur a déjà fait son plan. Nous proposons le Château : fermier, batelier et commerçant.
page-lesson-orleans-done = Qui n’est pas placé attend sur le marché la manche suivante. Quand votre plan vous convient, dites-le.
page-lesson-orleans-action = Les lieux servent maintenant, l’un après l’autre, à tour de rôle. Le Château met un chevalier dans votre sac, et plus vos chevaliers avancent, plus vous pouvez tirer de partisans.
page-lesson-orleans-draw = Qui a travaillé retourne dans le sac, avec ceux que vous avez recrutés. Quand tous ont passé, l’événement de la manche survient, et la suivante commence : tirez vos partisans.
page-lesson-orleans-points = À la fin comptent les pièces, les marchandises, et surtout vos comptoirs et vos citoyens, multipliés par votre développement. Chaque manche a son événement : gardez un peu d’argent et de vivres.
