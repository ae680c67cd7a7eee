### The words of the screen for those who look after the server.

title = Looking after the server
asking = The server is asked …
notYours = Only somebody with a role at this server sees anything here.
# $role (moderator | operator)
yours =
    { $role ->
        [moderator] You are a moderator of this server.
       *[operator] You are an operator of this server.
    }
roles-title = Roles
roles-lead = An operator may do all that a moderator may, and gives and takes roles. Nobody changes their own.
roles-role = Role
# $day (text)
roles-since = Since { $day }
# $day (text), $by (name)
roles-sinceBy = Since { $day }, given by { $by }
roles-names-moderator = Moderator
roles-names-operator = Operator
roles-name = Name of a player with a password
roles-give = Give the role
roles-take = Take away
# $name (name)
roles-takeOf = Take away: the role of { $name }
# $name (name), $role (moderator | operator)
roles-given =
    { $role ->
        [moderator] { $name } is a moderator from now on.
       *[operator] { $name } is an operator from now on.
    }
command = The command of the server
audit-title = Audit log
audit-lead = What was done by roles, the newest first. Nobody can change or remove a line.
audit-none = Nothing has been done so far.
audit-earlier = Earlier lines
# $by (name), $to (name), $role (moderator | operator)
audit-gaveRole =
    { $role ->
        [moderator] { $by } gave { $to } the role of moderator.
       *[operator] { $by } gave { $to } the role of operator.
    }
# $by (name), $to (name), $role (moderator | operator)
audit-tookRole =
    { $role ->
        [moderator] { $by } took the role of moderator from { $to }.
       *[operator] { $by } took the role of operator from { $to }.
    }
