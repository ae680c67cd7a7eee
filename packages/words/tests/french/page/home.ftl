### Les mots de la page d’accueil.

lead = Une mégacorpo, un hacker, des projets cachés.
learn = Apprendre
learnLead = Une première partie, avec des decks faits pour cela.
play = Jouer contre l’ordinateur
playLead = Votre camp, votre deck, votre adversaire.
watch = Regarder
watchLead = Une partie en cours, ou deux ordinateurs.
opponent = Jouer
opponentLead = Quelqu’un qui veut la même chose est trouvé pour vous.
goOn = Reprendre votre partie
again = Rejouer
first = Apprendre en cinq minutes
firstLead = Vous êtes le Runner. Rien à préparer.
side = Votre camp

asSide-corp = Protéger et marquer des projets
asSide-runner = Attaquer des serveurs, voler des projets

yours = Votre deck
theirs = Le deck de l’ordinateur
anyDeck = N’importe lequel : l’ordinateur choisit
toLearn =
    { $points ->
        [one] pour apprendre, jusqu’à { $points } point
       *[other] pour apprendre, jusqu’à { $points } points
    }
level = Votre adversaire

levelLeads-random = Connaît les règles, et rien d’autre.
levelLeads-sensible = Joue le jeu, et fait des erreurs.
levelLeads-search = Réfléchit avant d’agir.

start = Commencer la partie
mark = Un projet de fans, sans lien avec les ayants droit du jeu. Toutes les images de cette page sont générées.
ways = Façons de jouer
live-people = Une partie en cours
live-computers = Deux ordinateurs jouent
live-watch = La regarder
live-score = { $corp } { $corpPoints }, { $runner } { $runnerPoints }
live-off = Rien n’est chargé ici sans demande : vous économisez les données.
last-title = Vos parties
last-none = Les parties que vous jouez sont gardées ici, pour être revues.
last-won = Gagnée
last-lost = Perdue
last-drawn = Nulle
last-as = { $side }, { $deck }
last-all = Toutes les rediffusions
somebody = Jouer avec quelqu’un
somebodyLead = Un lien pour un ami, ou la première personne qui attend.
friend = Jouer avec un ami
options = Options
offline = Cette page joue seule : aucun serveur ne répond.

back-mine = Vos parties en cours
back-goOn-plain = Reprendre votre partie
back-goOn-titled = Reprendre votre partie « { $title } »
back-goOn-against = Reprendre votre partie contre { $opponent }
back-goOn-titledAgainst = Reprendre votre partie « { $title } » contre { $opponent }
back-states-playing = En cours
back-states-open = Dans la salle d’attente

turns-yours = À vous de jouer
turns-title =
    { $n ->
        [one] À vous de jouer dans { $n } partie
       *[other] À vous de jouer dans { $n } parties
    }
turns-against = contre { $opponent }
turns-left = encore { $left }
turns-waits = vous attend

rules-compare = Les éditions côte à côte
rules-older = Règles anciennes
announced-title = Annonces de ce serveur
announced-close = Fermer l’annonce du { $day }
