# Ce que tous les jeux partagent : les noms des sièges et des jeux, et tout ce qui peut clocher.

# Un siège porte la couleur de ses pions tant que personne ne s’y est assis.
core-seat = { $seat ->
    [0] Rouge
    [1] Jaune
    [2] Bleu
    [3] Ivoire
    [4] Vert
   *[other] Siège { $seat }
  }

## Les coups

unknown-word = « { $word } » n’est pas un mot de ce jeu.
game-over = La partie est finie : plus rien ne peut être joué.
not-asked = { core-seat } n’a rien à décider maintenant : c’est d’abord à quelqu’un d’autre.
not-on-menu = Ce coup n’est pas au menu de ce siège ({ core-seat }) : choisissez-en un qui y soit.

## Les jeux et leurs options

unknown-game = Aucun jeu ne s’appelle « { $game } ». Voici ceux auxquels on peut jouer : { $known }.
game-broken = Le jeu « { $game } » est installé mais ne peut être chargé : { $fault }
bad-players = { game-name } se joue de { $least } à { $most } joueurs, pas à { $players }.
unknown-option = Aucune option ne s’appelle « { $option } ». Les options sont : { $known }.
bad-option-value = L’option { $option } ne peut pas valoir « { $value } ». Valeurs possibles : { $allowed }.
no-evaluator = { game-name } n’a pas de fonction d’évaluation : seul le bot « random » sait y jouer.
no-observation = { game-name } n’a pas d’observations : les environnements de recherche ne peuvent pas y jouer.
bad-seed = « { $seed } » n’est pas une graine : une graine est un nombre entier, de 0 à 2¹²⁸ − 1.

## Les enregistrements

record-unreadable = L’enregistrement { $file } est illisible : le fichier existe-t-il, et est-ce du texte ?
record-too-large = { $file } est trop gros pour être un enregistrement.
record-not-json = Ce n’est pas un enregistrement : le fichier n’est pas du JSON lisible, peut-être a-t-il été coupé.
record-not-a-record = Ce n’est pas un enregistrement de Comptoir : la ligne qui le dit est absente.
record-field = L’enregistrement est abîmé : « { $field } » manque, ou n’est pas ce qu’il faudrait.
record-move-form = L’enregistrement est abîmé : le coup { $n } devrait être un siège et un mot.
record-no-such-move = Cet enregistrement n’a pas de coup { $n } : il { $moves ->
    [0] n’en compte aucun
    [one] n’en compte qu’un
   *[other] en compte { $moves }
  }.
record-illegal-move = Le coup { $n } de l’enregistrement, « { $word } » ({ core-seat }), est contraire aux règles : le fichier a été modifié ou abîmé.
record-final-differs = Les coups de cet enregistrement ne mènent pas à sa position finale : le fichier a été modifié ou abîmé.
record-other-game = Cet enregistrement est d’un autre jeu : { game-name }, et non { game-name-expected }.
record-other-version = Cette partie a été jouée avec la version { $version } des règles ; celles-ci sont la version { $expected }.
record-no-commitment = Cet enregistrement ne dit rien d’une empreinte publiée : donnez celle que vous avez notée avec --hash.
record-other-seed = La graine de cet enregistrement ne correspond pas à l’empreinte publiée : la sienne commence par { $found }, et { $hash } avait été publiée.
record-other-box = Cette partie a été jouée avec une autre boîte (son empreinte commence par { $box }, celle de cette boîte par { $expected }) : donnez le même fichier du matériel.

## Les boîtes : fichiers du matériel

box-unreadable = Le fichier du matériel { $file } est illisible : existe-t-il, et est-ce du texte ?
box-too-large = Le fichier du matériel est trop gros.
box-not-toml = Le fichier du matériel n’est pas du TOML valable : { $fault }.
box-missing = Il manque { $where } au fichier du matériel.
box-number = Dans le fichier du matériel, { $where } devrait être un nombre entier de { $least } à { $most }, et non « { $value } ».
box-text = Dans le fichier du matériel, { $where } devrait être un texte entre guillemets.
box-list = Dans le fichier du matériel, { $where } devrait être une liste.
box-table = Dans le fichier du matériel, { $where } devrait être une table.
box-name = Dans le fichier du matériel, { $where } parle de « { $name } », qui n’existe pas. Noms connus : { $known }.
box-check = Le fichier du matériel ne s’accorde pas : { $expected ->
    [True] ce qu’il dit de ceci est impossible, { $where }
   *[other] pour { $where }, on attendait { $expected } et on a trouvé { $found }
  }.
box-graph = Dans le fichier du matériel, { $where } mène de « { $a } » à « { $b } », ce qui n’est pas un chemin entre deux lieux connus.
