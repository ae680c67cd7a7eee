### Les mots des réglages.

title = Réglages
language = Langue
languageLost = Les mots de cette langue n’ont pas pu être chargés. Réessayez.
theme = Couleurs
themes-system = Comme le système
themes-dark = Sombre
themes-light = Clair
themes-contrast = Contraste élevé
themes-safe = Pour les daltoniens
motion = Mouvement
motions-full = Complet
motions-quick = Rapide
motions-none = Aucun
moments = Grands moments
momentsOf-full = Joués
momentsOf-quiet = Discrets : des marques immobiles
size = Cartes
sizes-small = Petites
sizes-normal = Normales
sizes-large = Grandes
list = Ce que le panneau énumère
lists-short = Ce qui n’a pas de place sur la table
lists-full = Tout
confirm = Redemander avant ce qui peut être une erreur
act = Le premier clic sur une carte
acts-shown = Montre ce qu’on peut en faire
acts-atOnce = Le fait aussitôt
unread = Ignorer les réponses données avant qu’on ait pu lire la question
telling = Dire ce qui est nouveau pour moi, contre l’ordinateur
tellings-all = Chaque chose une fois, à partir de maintenant
tellings-nothing = Rien
plain = Mots simples pour les lieux
plainAt-lessons = Dans les leçons
plainAt-games = Dans chaque partie
plainAt-nowhere = Nulle part
plainLead = Une main s’appelle main, avec QG ou poignée à côté les trois premières fois ; puis le vrai mot reste seul. Cela s’arrête de soi-même après votre première partie entière.
pace = Le rythme de l’ordinateur
paces-slow = Comme une personne
paces-normal = Régulier
paces-fast = Rapide
paces-none = Immédiat
paceLead = Il change aussitôt dans ce navigateur. Sur un serveur, un ordinateur garde le rythme réglé quand il s’est assis.
sound = Son
volume = Volume
keys = Touches seules
changeKeys = Changer les touches
onOff-on = Oui
onOff-off = Non
stops = Quand me demander
stopModes-few = Où je le veux d’habitude
stopModes-able = Partout où je peux faire quelque chose
stopModes-every = Dans chaque fenêtre
stopsLead = Le journal dit où l’on répond pour vous.
windows-title = Chaque sorte de fenêtre
windows-changed =
    { $n ->
        [0] comme d’habitude
        [one] { $n } changée
       *[other] { $n } changées
    }
windows-lead = Appuyez sur une étape du déroulement : on vous y demandera.
windows-groups-corpTurn = Au tour de la Corpo
windows-groups-runnerTurn = Au tour du Runner
windows-groups-run = Pendant un run
windows-groups-kinds = À tout moment
windows-kinds-reaction = quand quelque chose s’est passé : les capacités utilisables à ce moment
windows-kinds-interrupt = quand quelque chose va se passer : les capacités qui le changent
windows-kinds-candidate = la seule carte à laquelle accéder : demander, ou y accéder aussitôt
windows-usual =
    { $order ->
        [ask] Comme d’habitude : toujours demander
        [able] Comme d’habitude : demander si je pourrais agir
        [news] Comme d’habitude : demander si je pourrais faire quelque chose de nouveau
       *[pass] Comme d’habitude : passer
    }
windows-orders-ask = Toujours me demander
windows-orders-able = Me demander si je pourrais agir
windows-orders-news = Me demander si je pourrais faire quelque chose de nouveau
windows-orders-pass = Passer pour moi
windows-reset = Toutes les fenêtres comme d’habitude

keyLists-table-title = Jouer au clavier
keyLists-table-rows-move = Aller d’une carte, d’un serveur ou d’un bouton à l’autre
keyLists-table-rows-choose = Choisir ce qui a le focus
keyLists-table-rows-option = Choisir une option de la décision
keyLists-table-rows-back = Revenir en arrière
keyLists-table-rows-list = Cette liste
keyLists-replay-title = Touches d’une rediffusion
keyLists-replay-rows-moment = Vers ce qui s’est passé avant, ou se passe ensuite
keyLists-replay-rows-action = D’une action
keyLists-replay-rows-turn = D’un tour
keyLists-replay-rows-ends = Au début, à la fin
keyLists-replay-rows-views = Les deux mains, la vue de la Corpo, du Runner, du public
keyLists-replay-rows-list = Cette liste

keymap-title = Changer les touches
keymap-lead = Choisissez une commande, puis appuyez sur la touche qu’elle doit avoir.
keymap-places-table = À la table
keymap-places-replay = Dans une rediffusion
keymap-commands-left = Vers la gauche
keymap-commands-up = Vers le haut
keymap-commands-down = Vers le bas
keymap-commands-right = Vers la droite
keymap-commands-answer = La réponse mise en avant
keymap-commands-decision = Aller à la décision
keymap-commands-hand = Aller à votre main
keymap-commands-log = Aller au journal
keymap-commands-why = Pourquoi me demande-t-on ?
keymap-commands-words = Que veulent dire ces mots ?
keymap-commands-hint = Un indice, pas à pas
keymap-commands-breakAll = Briser toute la glace
keymap-commands-continueRun = Continuer jusqu’au serveur
keymap-commands-accessAll = Accéder à tout ce qui est visible
keymap-commands-takeCredits = Des crédits pour le reste du tour
keymap-commands-takeBack = Reprendre votre dernière réponse
keymap-commands-help = La liste des touches
keymap-commands-back = Revenir à ce qui s’est passé
keymap-commands-forward = Avancer jusqu’à ce qui se passe
keymap-commands-backAction = Reculer d’une action
keymap-commands-forwardAction = Avancer d’une action
keymap-commands-backTurn = Reculer d’un tour
keymap-commands-forwardTurn = Avancer d’un tour
keymap-commands-first = Au début
keymap-commands-last = À la fin
keymap-commands-play = Lire, ou mettre en pause
keymap-commands-replayHelp = La liste des touches
keymap-change = { $command } : { $key }. Changer
keymap-press = Appuyez sur une touche
keymap-pressFor = Appuyez sur une touche pour « { $command } ». Échap laisse tout comme avant.
keymap-reserved-tab = Tab va toujours d’un élément au suivant.
keymap-reserved-enter = Entrée choisit toujours ce qui a le focus.
keymap-reserved-escape = Échap revient toujours en arrière : rien n’a été changé.
keymap-reserved-digit = Les chiffres de 1 à 9 choisissent toujours des options.
keymap-reserved-withControl = Les touches avec Ctrl, Alt ou Cmd appartiennent au navigateur.
keymap-reserved-system = Le navigateur ou le système a besoin de cette touche.
keymap-clash = { $key } est la touche de « { $other } ».
keymap-swap = Échanger les deux touches
keymap-leave = Laisser comme avant
keymap-done = { $command } : { $key }
keymap-swapped = { $one } : { $key }. { $other } : { $otherKey }
keymap-reset = { $command } : de nouveau { $key }
keymap-usual = Remettre { $key }
keymap-resetAll = Toutes les touches comme d’habitude
keymap-allUsual = Toutes les touches sont comme d’habitude.
keymap-off = Les touches seules sont désactivées dans les réglages : lettres et signes ne sont pas entendus.
