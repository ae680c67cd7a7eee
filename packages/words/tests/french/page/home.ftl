### Les mots de la page d’accueil.

lead = Une mégacorpo, un hacker, des projets cachés.
play = Jouer contre l’ordinateur
playLead = Dans ce navigateur, avec le deck de votre choix. Sans compte.
setUp = Vous et l’ordinateur
watch = Regarder deux ordinateurs
watchLead = Avec les decks de votre choix, tout de suite.
goOn = Reprendre votre partie
side = Votre camp

asSide-corp = Protéger et marquer des projets
asSide-runner = Attaquer des serveurs, voler des projets

yours = Votre deck
theirs = Le deck de l’ordinateur
anyDeck = N’importe lequel : l’ordinateur choisit
moreDecks = D’autres decks tout prêts
toLearn =
    { $points ->
        [one] pour apprendre, jusqu’à { $points } point
       *[other] pour apprendre, jusqu’à { $points } points
    }
level = L’ordinateur joue

levels-random = au hasard
levels-sensible = avec bon sens
levels-search = en pensant à la suite

start = Commencer la partie
decks = Mes decks
cards = Toutes les cartes
replays = Rediffusions
mark = Un projet de fans, sans lien avec les ayants droit du jeu. Toutes les images de cette page sont générées.
ways = Façons de jouer
friend = Jouer avec quelqu’un
friendLead = Une partie privée et un lien à envoyer.
options = Options
lobby = Trouver une partie, ou en regarder une
offline = Cette page joue seule : aucun serveur ne répond.

back-mine = Vos parties en cours
back-goOn-plain = Reprendre votre partie
back-goOn-titled = Reprendre votre partie « { $title } »
back-goOn-against = Reprendre votre partie contre { $opponent }
back-goOn-titledAgainst = Reprendre votre partie « { $title } » contre { $opponent }
back-states-playing = En cours
back-states-open = Dans la salle d’attente

rules-compare = Les éditions côte à côte
rules-more = Format et règles
rules-moreLead = La plupart des parties suivent les règles les plus récentes.
rules-done = Terminé
