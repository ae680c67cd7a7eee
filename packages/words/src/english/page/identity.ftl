### The words of the sheets in which players give themselves a name, change it, set a password, or leave.

ask-title = What shall others call you?
ask-lead = A name is enough. No account, no address.
ask-name = Your name
ask-go = Go on
ask-haveOne = I have a name with a password
ask-signIn = Sign in
ask-password = Password
ask-asGuest = Play under a new name
ask-forgotten = I have forgotten it
ask-recovery = Recovery code
ask-recoveryHint = The twenty letters and digits that you were shown when you set the password.
ask-nextPassword = New password
ask-nextHint = At least 8 characters. You are signed out everywhere else.
ask-recover = Set it and sign in
ask-back = Back
ask-noCookies = This browser keeps no cookie, so the server would not know you again. Allow cookies for this page and try again. A game against the computer needs none.

guest = A guest: this name lives in this browser.
claimed = This name is yours on every device.
rename = Rename
newName = New name
claim = Keep this name
newPassword = A password for it
passwordHint = At least 8 characters. You are then shown a code for the day you forget it.
recovery-title = Your recovery code
recovery-lead = With it you come back if you forget your password. Write it down: it is shown this once, and the server itself does not know it.
recovery-copy = Copy
recovery-copied = The code is copied.
recovery-kept = I have kept it
recovery-password = Your password, for a new recovery code
recovery-new = Make a new recovery code
recovery-newLead = The one that you had counts no more.
change = Change the password
oldPassword = Password until now
nextPassword = New password
changeHint = At least 8 characters. You are signed out on all other devices.
changed = From now on the new password counts. You are signed out on all other devices.
signedIn-title = Where you are signed in
signedIn-loading = The server is asked …
# $browser (text), $system (text)
signedIn-device = { $browser } on { $system }
signedIn-otherBrowser = Another browser
signedIn-otherSystem = another system
signedIn-unknown = A browser of which nothing was noted
# $day (text)
signedIn-here = This browser, since { $day }
# $day (text), $last (text)
signedIn-there = Since { $day }, used last on { $last }
signedIn-end = Sign out
# $device (text)
signedIn-endOf = Sign out: { $device }
ownData-title = Your data
ownData-lead = Everything that the server and this browser keep about you, as one file: name, settings, decks with their versions, games as you saw them, what you wrote. Passwords are not in it. Keep it to yourself.
ownData-make = Download my data
# $done (number), $of (number)
ownData-progress = Gathering: { $done } of { $of } parts …
ownData-stop = Stop
ownData-done = The file is with your downloads.
ownData-fileName = paydata-my-data.json
elsewhere = Sign out everywhere else
elsewhereDone = You are signed out on all other devices.
signOut = Sign out
everywhere = Sign out everywhere
page = Ratings and statistics
lookAfter = Look after the server
delete = Delete me
deleteLead = Your name is gone for good. Games that are on are lost.
deleteYes = Delete me for good
keep = Keep me
signOutGuest = You have no password: signed out, you cannot come back as this player.
