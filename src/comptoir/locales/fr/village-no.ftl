# Pourquoi un mot n'est pas au menu.  Le numéro de la règle s'affiche à côté de la phrase.

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
village-no-well-cubes = Le puits demande { $needed } cubes { village-colour } ; vous n’en avez aucun de cette couleur, ou trop peu même avec vos pièces.
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
village-no-not-in-stall = Le client { $customer } n’est à aucun étal.
village-no-goods-wanted = Vous n’avez pas tout ce que veut le client { $customer }.
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
village-no-enough-pulled = Pendant cette messe, { $most } pièces ont déjà quitté le sac noir.
