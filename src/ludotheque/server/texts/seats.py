"""Sitting down, invitations, and the chance that everybody adds to: in French and English."""

from typing import Final

TEXTS: Final[dict[str, tuple[str, str]]] = {
    # Friends on the local network
    "friends": ("Jouer entre amis", "Play with friends"),
    "friends-how": (
        "Vos amis sur le même réseau ouvrent cette adresse, ou la visent avec l'appareil photo de leur téléphone.",
        "Friends on the same network open this address, or point the camera of their phone at it.",
    ),
    "friends-code": ("Code à viser pour ouvrir {address}", "Code to point a camera at, for {address}"),
    "friends-closed": (
        "Pour l'instant, cette ludothèque n'est ouverte qu'à cette machine : une invitation n'y mènerait personne.",
        "For now, this library is open to this machine only: an invitation would lead nobody else here.",
    ),
    "friends-open": ("Ouvrir au réseau local", "Open to the local network"),
    "friends-trust": (
        "Jusqu'à l'arrêt du serveur, toute personne de votre réseau pourra ouvrir la ludothèque et y jouer.",
        "Until the server stops, everybody on your network can open the library and play.",
    ),
    "friends-none": (
        "Cette ludothèque n'est ouverte qu'à sa propre machine. Pour l'ouvrir au réseau, lancez-la avec "
        "« ludotheque serve --lan ».",
        "This library is open to its own machine only. To let your network in, start it with “ludotheque serve --lan”.",
    ),
    "only-here": (
        "Ce lien ne fonctionne que sur cette machine.",
        "This link works on this machine only.",
    ),
    # Sitting down
    "gathering": ("On s'installe", "Taking seats"),
    "gathering-waits": (
        "La partie commence quand tout le monde est assis ; rien n'est distribué avant.",
        "The game begins when everybody has sat down; nothing is dealt before.",
    ),
    "begin": ("Commencer sans attendre", "Begin without waiting"),
    "badge-gathering": ("on s'installe", "taking seats"),
    # Checking chance
    "verify": ("Vérifier le hasard", "Check the randomness"),
    "verify-of": ("{table} : le hasard vérifié", "{table}: randomness checked"),
    "verify-good": ("Tout concorde", "Everything matches"),
    "verify-bad": ("Quelque chose ne concorde pas", "Something does not match"),
    "verify-how": (
        "Ce serveur vient de rejouer la partie. Pour ne croire que votre machine, téléchargez l'enregistrement et "
        "lancez « ludotheque verify FICHIER ».",
        "This server has just played the game again. To trust your own machine only, download the record and run "
        "“ludotheque verify FILE”.",
    ),
    "noted-good": (
        "Votre navigateur avait noté cette même empreinte à votre arrivée à la table.",
        "Your browser had noted this very fingerprint when you came to the table.",
    ),
    "noted-bad": (
        "Votre navigateur avait noté une autre empreinte : {hash}",
        "Your browser had noted another fingerprint: {hash}",
    ),
    "noted-added": (
        "Ce que votre navigateur avait ajouté y figure.",
        "What your browser had added is among what was mixed in.",
    ),
    "noted-lost": (
        "Ce que votre navigateur avait ajouté n'y figure pas : {added}",
        "What your browser had added is missing: {added}",
    ),
    "noted-none": ("Ce navigateur n'a rien noté de cette table.", "This browser has noted nothing of this table."),
    # Seats and invitations
    "seats": ("Places et invitations", "Seats and invitations"),
    "host": ("hôte", "host"),
    "is-muted": ("parole coupée", "muted"),
    "invite": ("Inviter", "Invite"),
    "renew": ("Refaire l'invitation", "Renew the invitation"),
    "withdraw": ("Retirer le lien", "Withdraw the link"),
    "invitation-how": (
        "Ce lien sert une fois : la première personne qui s'assied l'épuise.",
        "This link works once: the first person who sits down uses it up.",
    ),
    "code": ("Code", "Code"),
    "have-code": ("J'ai un code", "I have a code"),
    "code-how": (
        "Entrez le code de votre invitation, ou celui de votre autre appareil.",
        "Enter the code of your invitation, or the one that your other device shows.",
    ),
    "go-on": ("Continuer", "Continue"),
    "move-device": ("Continuer sur un autre appareil", "Continue on another device"),
    "move-again": ("Refaire le lien", "Renew the link"),
    "move-how": (
        "Ouvrez ce lien sur l'autre appareil, ou entrez-y ce code : la place le suit et quitte celui-ci.",
        "Open this link on the other device, or enter this code there: the seat goes with it and leaves this one.",
    ),
    "move-here": (
        "Votre place vient sur cet appareil ; l'autre n'y a plus accès.",
        "Your seat moves to this device; the other one loses it.",
    ),
    "move-now": ("Jouer ici", "Play here"),
    "seat-yours": ("Votre place vous suit", "Your seat comes along"),
    "leave": ("Quitter la table", "Leave the table"),
    "replace-bot": ("Donner la place à un robot", "Give the seat to a bot"),
    "replace-invitation": ("Donner la place à quelqu'un d'autre", "Give the seat to somebody else"),
    "mute": ("Couper la parole", "Mute"),
    "unmute": ("Rendre la parole", "Unmute"),
    "remove": ("Exclure de la table", "Remove from the table"),
    "speakers": ("Spectateurs qui parlent", "Spectators who talk"),
    "told": (
        "{name} le sait et a une minute pour s'y opposer.",
        "{name} knows and has a minute to object.",
    ),
    "objected": ("{name} tient à sa place.", "{name} wants to keep the seat."),
    "new-rules": ("Nouvelles règles", "New rules"),
    "changed": (
        "Les règles ont changé : la partie continue d'où elle en était, avec les nouvelles.",
        "The rules have changed: the game goes on from where it stood, under the new ones.",
    ),
    "new-rules-lost": (
        "Les règles ont changé : la partie continue avec les nouvelles, {n} réponses plus tôt ; "
        "les dernières ne peuvent plus être jouées.",
        "The rules have changed: the game goes on under the new ones, {n} answers earlier; "
        "the last ones can no longer be played.",
    ),
    "closed": ("Partie à regarder", "A game to watch"),
    "closed-why": (
        "Les règles ont changé, et cette partie ne peut continuer avec les nouvelles. On peut la regarder.",
        "The rules have changed, and this game cannot go on under the new ones. It can still be watched.",
    ),
    "appeal-bot": (
        "L'hôte veut donner la place {of_name} à un robot.",
        "The host wants to give {name}'s seat to a bot.",
    ),
    "appeal-invitation": (
        "L'hôte veut donner la place {of_name} à quelqu'un d'autre.",
        "The host wants to give {name}'s seat to somebody else.",
    ),
    "appeal-how": ("C'est fait dans une minute si vous ne dites rien.", "It happens in a minute if you say nothing."),
    "object": ("Je reste", "I am staying"),
    "sure": ("Oui", "Yes"),
    "not-sure": ("Non", "No"),
    "sure-here": (
        "{name} est à la table et aura une minute pour s'y opposer.",
        "{name} is at the table and will have a minute to object.",
    ),
    "sure-leave": ("Quitter la table ?", "Leave the table?"),
    "sure-leave-how": (
        "La place {of_name} sera libre. Vous n'y reviendrez que si l'on vous invite.",
        "{name}'s seat will be free. You will only come back if you are invited.",
    ),
    "sure-replace-bot": ("Donner la place {of_name} à un robot ?", "Give {name}'s seat to a bot?"),
    "sure-replace-bot-how": ("Un robot jouera jusqu'à la fin.", "A bot will play to the end."),
    "sure-replace-invitation": (
        "Donner la place {of_name} à quelqu'un d'autre ?",
        "Give {name}'s seat to somebody else?",
    ),
    "sure-replace-invitation-how": (
        "Un robot jouera jusqu'à ce que quelqu'un s'asseye avec la nouvelle invitation.",
        "A bot will play until somebody sits down with the new invitation.",
    ),
    "sure-remove": ("Exclure {name} de la table ?", "Remove {name} from the table?"),
    "sure-remove-how": (
        "Cela se fait tout de suite : un robot joue, et {name} ne revient ni ne parle sans nouvelle invitation.",
        "It happens at once: a bot plays, and {name} neither comes back nor talks without a new invitation.",
    ),
}
