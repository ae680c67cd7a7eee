title = Den Server betreuen
asking = Der Server wird gefragt …
notYours = Hier sieht nur etwas, wer auf diesem Server eine Rolle hat.
yours =
    { $role ->
        [moderator] Du gehörst zur Moderation dieses Servers.
       *[operator] Du gehörst zur Leitung dieses Servers.
    }
roles-title = Rollen
roles-lead = Die Leitung darf alles, was die Moderation darf, und vergibt und entzieht Rollen. Die eigene ändert niemand.
roles-role = Rolle
roles-since = Seit { $day }
roles-sinceBy = Seit { $day }, vergeben von { $by }
roles-names-moderator = Moderation
roles-names-operator = Leitung
roles-name = Ein Name, der ein Passwort hat
roles-give = Rolle vergeben
roles-take = Entziehen
roles-takeOf = Entziehen: die Rolle von { $name }
roles-given =
    { $role ->
        [moderator] { $name } gehört von jetzt an zur Moderation.
       *[operator] { $name } gehört von jetzt an zur Leitung.
    }
command = dem Befehl des Servers
audit-title = Protokoll
audit-lead = Was mit einer Rolle getan wurde, das Neueste zuerst. Niemand kann eine Zeile ändern oder entfernen.
audit-none = Bisher ist nichts getan worden.
audit-earlier = Frühere Zeilen
audit-gaveRole =
    { $role ->
        [moderator] Die Rolle Moderation hat jetzt { $to }, vergeben von { $by }.
       *[operator] Die Rolle Leitung hat jetzt { $to }, vergeben von { $by }.
    }
audit-tookRole =
    { $role ->
        [moderator] Die Rolle Moderation hat { $to } nicht mehr, entzogen von { $by }.
       *[operator] Die Rolle Leitung hat { $to } nicht mehr, entzogen von { $by }.
    }
