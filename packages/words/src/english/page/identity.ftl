### The words of the sheets in which players give themselves a name, change it, set a password, or leave.

ask-title = What shall others call you?
ask-lead = A name is enough. No account, no address.
ask-name = Your name
ask-go = Go on
ask-haveOne = I have a name with a password
ask-signIn = Sign in
ask-password = Password
ask-asGuest = Play under a new name
ask-noCookies = This browser keeps no cookie, so the server would not know you again. Allow cookies for this page and try again. A game against the computer needs none.

guest = A guest: this name lives in this browser.
claimed = This name is yours on every device.
rename = Rename
newName = New name
claim = Keep this name
newPassword = A password for it
passwordHint = At least 8 characters. There is no way to get it back.
change = Change the password
oldPassword = Password until now
nextPassword = New password
changeHint = At least 8 characters. You are signed out on all other devices.
changed = From now on the new password counts. You are signed out on all other devices.
elsewhere = Sign out everywhere else
elsewhereDone = You are signed out on all other devices.
signOut = Sign out
everywhere = Sign out everywhere
page = Ratings and statistics
delete = Delete me
deleteLead = Your name is gone for good. Games that are on are lost.
deleteYes = Delete me for good
keep = Keep me
signOutGuest = You have no password: signed out, you cannot come back as this player.
