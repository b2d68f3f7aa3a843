# Ce que dit le serveur : ce qu’il refuse et pourquoi, et les noms de ce qui tient à une table plutôt qu’à un jeu.

## Noms

server-pace-live = en direct : quelques minutes par tour
server-pace-day = un jour par tour
server-pace-week = une semaine par tour
server-pace-none = le temps qu’il faudra

server-status-waiting = attend des joueurs
server-status-playing = en cours
server-status-finished = terminée
server-status-ended = arrêtée sans décompte
server-status-cancelled = annulée

server-bot-random = Robot novice
server-bot-greedy = Robot marchand
server-bot-search-200ms = Robot maître
server-bot-search-2s = Robot grand maître, réfléchit deux secondes

## Qui vous êtes

server-no-session = Entrez d’abord : un nom suffit.
server-bad-name = Un nom compte de une à quarante lettres visibles.
server-name-taken = Il existe déjà un compte nommé « { $name } ».
server-already-account = Vous avez déjà un compte.
server-account-name = Un compte garde son nom.
server-wrong-password = Le nom ou le mot de passe est faux.
server-too-often = Trop d’essais : attendez { $minutes } minutes.
server-bad-hook = Un avis peut être envoyé à une adresse qui commence par http:// ou https://, sans nom ni mot de passe.

## Tables et sièges

server-no-table = Cette table n’existe pas.
server-no-seat = Vous n’avez pas de siège à cette table.
server-which-seat = Vous avez plusieurs sièges ici : dites lequel.
server-not-your-seat = Ce siège n’est pas à vous.
server-no-such-seat = Cette table n’a pas ce siège.
server-seat-taken = Quelqu’un y est déjà assis.
server-invited-only = Ce siège est gardé pour qui en a le lien.
server-not-owner = Seule la personne qui a dressé la table peut le faire.
server-nobody-plays = Un siège au moins doit revenir à une personne.
server-unknown-bot = Le robot « { $bot } » n’existe pas ; il y a : { $known }.
server-too-many-tables = Vous avez { $most } tables en cours : finissez-en d’abord quelques-unes.
server-not-started = La partie n’a pas commencé : il manque quelqu’un.
server-started = La partie a commencé.
server-cancelled = La table a été annulée.
server-other-rules = Cette partie a commencé avec des règles qui ne sont plus ici.

## Jouer

server-stale = La table a changé : regardez de nouveau, puis décidez.
server-bot-plays = Un robot joue ce siège : reprenez-le d’abord.
server-undo-nothing = Il n’y a rien à reprendre.
server-undo-horizon = Depuis votre dernière décision, quelque chose a été révélé ou quelqu’un d’autre a décidé : demandez aux autres.
server-no-proposal = Cette proposition n’est plus ouverte.
server-not-asked-consent = Votre accord n’est pas demandé.
server-not-late = Personne n’est en retard sur ce siège.

## Ce qui ne va pas dans un message

server-bad-request = Le serveur ne comprend pas cela.
server-bad-message = Le serveur ne comprend pas ce message.
server-bad-method = Cela ne se fait pas ici.
server-no-page = Il n’y a rien ici.
server-forbidden = Ce n’est pas pour vous.
server-foreign-page = Un autre site ne peut pas parler pour vous.
server-too-large = C’est trop grand.
server-too-fast = Plus lentement, s’il vous plaît.
server-too-slow = La connexion était trop lente.
server-too-many-sockets = Vous avez déjà { $most } fenêtres ouvertes.
server-bots-busy = Les robots sont occupés : réessayez dans un instant.
server-store-trouble = Le serveur ne peut pas écrire à présent : rien n’a changé, réessayez.
server-trouble = Quelque chose a mal tourné sur le serveur : rien n’a changé.
server-unbuilt = Le serveur tourne, mais sa page n’a pas été construite : « make page » la construit.

## Démarrer

server-no-port = Le serveur ne peut pas écouter à { $host }, port { $port } : { $fault }.
server-one-process = Plusieurs processus demandent PostgreSQL : donnez son adresse avec --db, ou retirez --workers.
server-not-begun = Le serveur n’a pas pu démarrer.
store-bad-url = « { $url } » n’est pas l’adresse d’une base : donnez sqlite:///fichier ou postgresql://nom@hôte/base.
store-unreachable = La base { $url } ne peut pas être ouverte : { $fault }.
store-not-durable = La base { $url } confirme les transactions avant qu’elles soient sur le disque (synchronous_commit = off), même quand on lui demande d’attendre : des coups confirmés pourraient être perdus.
