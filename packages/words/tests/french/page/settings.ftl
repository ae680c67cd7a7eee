### Les mots des réglages. Ceux des touches ne sont pas encore traduits.

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
size = Cartes
sizes-small = Petites
sizes-normal = Normales
sizes-large = Grandes
list = Ce que le panneau énumère
lists-short = Ce qui n’a pas de place sur la table
lists-full = Tout
confirm = Redemander avant ce qui peut être une erreur
unread = Ignorer les réponses données avant qu’on ait pu lire la question
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
