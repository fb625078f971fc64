/// What the house says of who speaks, of habits and of devices that say little, in English, German, Spanish and French. In
/// braces: `{r}` what somebody may do, `{u}` what you may do, and `{e}` what speaks for a habit.
enum AnswerPeople {
    static let all = """
        You are a guest now: a guest {r}. | Du bist jetzt Gast: Ein Gast {r}. | Ahora eres invitado: un invitado {r}. | Vous êtes maintenant invité : un invité {r}.
        I do not know: for me you are a guest, who {r}. | Das weiß ich nicht: Für mich bist du Gast. Ein Gast {r}. | No lo sé: para mí eres invitado. Un invitado {r}. | Je ne sais pas : pour moi vous êtes invité. Un invité {r}.
        You are {q}, who {u}. | Du bist {q} und {u}. | Eres {q} y {u}. | Vous êtes {q} et {u}.
        All right. | In Ordnung. | De acuerdo. | D’accord.
        Another house was chosen meanwhile, so it is not known whether that was done. | Inzwischen wurde ein anderes Haus gewählt: Ob das getan wurde, ist nicht bekannt. | Entretanto se eligió otra casa: no se sabe si se hizo. | Une autre maison a été choisie entre-temps : on ignore si cela a été fait.
        Not done any more, as it was meant for the former house: {q}. | Nicht mehr getan wird, was für das frühere Haus war: {q}. | Ya no se hace lo que era para la casa anterior: {q}. | Ce qui était pour la maison précédente n’est plus fait : {q}.
        You are a guest. | Du bist Gast. | Eres invitado. | Vous êtes invité.
        I know, {q}. | Ich weiß, {q}. | Lo sé, {q}. | Je sais, {q}.
        What is your PIN, {q}? | Wie ist deine PIN, {q}? | ¿Cuál es tu PIN, {q}? | Quel est votre code PIN, {q} ?
        Who is speaking? | Wer spricht? | ¿Quién habla? | Qui parle ?
        Type your PIN. | Gib deine PIN ein. | Escribe tu PIN. | Tapez votre code PIN.
        Hello {q}. | Hallo {q}. | Hola, {q}. | Bonjour {q}.
        You {u}. | Du {u}. | {u}. | Vous {u}.
        Several people have that PIN: say your name, too, as in /house-person {q}. | Mehrere haben diese PIN: Sag auch deinen Namen, etwa mit /house-person {q}. | Varias personas tienen ese PIN: di también tu nombre, como en /house-person {q}. | Plusieurs personnes ont ce code PIN : dites aussi votre nom, comme dans /house-person {q}.
        That is not the PIN. | Das ist nicht die PIN. | Ese no es el PIN. | Ce n’est pas le code PIN.
        One try is left before a pause. | Noch ein Versuch, dann ist Pause. | Queda un intento antes de una pausa. | Il reste un essai avant une pause.
        {n} tries are left before a pause. | Noch {n} Versuche, dann ist Pause. | Quedan {n} intentos antes de una pausa. | Il reste {n} essais avant une pause.
        Too many wrong attempts. | Zu viele falsche Versuche. | Demasiados intentos fallidos. | Trop d’essais erronés.
        Try again in {t}. | Versuch es in {t} wieder. | Inténtalo de nuevo en {t}. | Réessayez dans {t}.
        You may not change that. | Das darfst du nicht ändern. | No puedes cambiar eso. | Vous n’avez pas le droit de changer cela.
        {x} (stays|stay) as before: you may not change that. | {x} bleibt, wie es war: Das darfst du nicht ändern. | {x} sigue como antes: no puedes cambiarlo. | {x} reste comme avant : vous n’avez pas le droit de le changer.
        Say who you are: /house-person. | Sag, wer du bist: /house-person. | Di quién eres: /house-person. | Dites qui vous êtes : /house-person.
        Who lives here is read with the passphrase: start again with it. | Wer hier wohnt, wird mit der Passphrase gelesen: Starte noch einmal mit ihr. | Quién vive aquí se lee con la frase de contraseña: empieza de nuevo con ella. | Qui habite ici se lit avec la phrase secrète : relancez avec elle.
        Nobody called “{q}” is known here. /house-person list says who is. | Niemand namens „{q}“ ist hier bekannt. /house-person list sagt, wer es ist. | Aquí no se conoce a nadie llamado «{q}». /house-person list dice a quién. | Personne du nom de « {q} » n’est connu ici. /house-person list dit qui l’est.
        {q} is known already. | {q} ist schon bekannt. | A {q} ya se le conoce. | On connaît déjà {q}.
        A PIN cannot be kept here. | Hier kann keine PIN aufbewahrt werden. | Aquí no se puede guardar un PIN. | Aucun code PIN ne peut être gardé ici.
        Nobody was added. | Niemand wurde hinzugefügt. | No se ha añadido a nadie. | Personne n’a été ajouté.
        Type a PIN for {q}, of 3 to 12 digits. | Gib eine PIN für {q} ein, 3 bis 12 Ziffern. | Escribe un PIN para {q}, de 3 a 12 cifras. | Tapez un code PIN pour {q}, de 3 à 12 chiffres.
        Type a new PIN for {q}. | Gib eine neue PIN für {q} ein. | Escribe un PIN nuevo para {q}. | Tapez un nouveau code PIN pour {q}.
        Type it once more. | Gib sie noch einmal ein. | Escríbelo otra vez. | Tapez-le encore une fois.
        The two PINs differ. | Das war eine andere. | Era otro. | C’en était un autre.
        Type the PIN for {q} again. | Gib die PIN für {q} noch einmal ein. | Escribe de nuevo el PIN de {q}. | Retapez le code PIN de {q}.
        The PIN could not be kept. | Die PIN konnte nicht aufbewahrt werden. | No se pudo guardar el PIN. | Le code PIN n’a pas pu être gardé.
        Nothing was changed. | Nichts wurde geändert. | No se ha cambiado nada. | Rien n’a été changé.
        The PIN is changed. | Die PIN ist geändert. | El PIN está cambiado. | Le code PIN est changé.
        {q} is known now, and {r}. | {q} ist jetzt bekannt und {r}. | A {q} ya se le conoce, y {r}. | On connaît maintenant {q}, qui {r}.
        From now on, strangers are guests: a guest {r}. | Von jetzt an ist Gast, wer nicht bekannt ist. Ein Gast {r}. | Desde ahora, quien no sea conocido es invitado. Un invitado {r}. | Désormais, qui n’est pas connu est invité. Un invité {r}.
        {q} is no longer known. | {q} ist nicht mehr bekannt. | A {q} ya no se le conoce. | On ne connaît plus {q}.
        A guest {r} now. | Jetzt gilt: Ein Gast {r}. | Desde ahora, un invitado {r}. | Désormais un invité {r}.
        A guest {r}. | Ein Gast {r}. | Un invitado {r}. | Un invité {r}.
        {q}, who speaks now, {r}. | {q} spricht jetzt und {r}. | {q} habla ahora y {r}. | {q} parle maintenant et {r}.
        {q} {r} now. | Jetzt gilt: {q} {r}. | Desde ahora, {q} {r}. | Désormais {q} {r}.
        {q} {r}. | {q} {r}. | {q} {r}. | {q} {r}.
        Nothing was suggested. | Nichts wurde vorgeschlagen. | No se ha sugerido nada. | Rien n’a été suggéré.
        It is not suggested again. | Es wird nicht wieder vorgeschlagen. | No se vuelve a sugerir. | Ce n’est plus suggéré.
        That cannot become a rule. | Daraus kann keine Regel werden. | Eso no puede ser una regla. | Cela ne peut pas devenir une règle.
        “Delete the rule” takes it back. | „Lösche die Regel“ nimmt sie zurück. | «Borra la regla» la retira. | « Supprime la règle » la retire.
        You often {o}, {e}. | Das ist eine Gewohnheit: {o}, {e}. | Es una costumbre: {o}, {e}. | C’est une habitude : {o}, {e}.
        Say “make that a rule” or “never suggest that”. | Sag „mach daraus eine Regel“ oder „schlag das nie wieder vor“. | Di «haz de eso una regla» o «no lo sugieras más». | Dites « fais-en une règle » ou « ne le suggère plus ».
        What is “{q}”? | Was ist „{q}“? | ¿Qué es «{q}»? | Qu’est-ce que « {q} » ?
        Such as: a lamp, a heater, opens the garage. | Etwa: eine Lampe, eine Heizung. | Por ejemplo: una lámpara, una calefacción. | Par exemple : une lampe, un chauffage.
        In which room is “{q}”? | In welchem Zimmer ist „{q}“? | ¿En qué habitación está «{q}»? | Dans quelle pièce est « {q} » ?
        What do you call “{q}”? | Wie nennst du „{q}“? | ¿Cómo llamas a «{q}»? | Comment appelez-vous « {q} » ?
        Unknown devices | Unbekannte Geräte | Dispositivos desconocidos | Appareils inconnus
        {n} of {n} | {n} von {n2} | {n} de {n2} | {n} sur {n2}
        Enter alone skips this; “next” skips the device | Enter allein überspringt das; „weiter“ das Gerät | Intro solo salta esto; «siguiente», el dispositivo | Entrée seule passe ceci ; « suivant », l’appareil
        Those were all. | Das waren alle. | Esos eran todos. | C’étaient tous.
        /describe lists what was said of devices. | /describe zeigt, was von Geräten gesagt wurde. | /describe muestra lo dicho de los dispositivos. | /describe montre ce qui a été dit des appareils.
        Every device says what it is. | Jedes Gerät sagt, was es ist. | Cada dispositivo dice qué es. | Chaque appareil dit ce qu’il est.
        “Plug 3 is a lamp” changes that. | „Steckdose 3 ist eine Lampe“ ändert das. | «El enchufe 3 es una lámpara» lo cambia. | « La prise 3 est une lampe » change cela.
        Say what a device is in a sentence: “plug 3 is a lamp”. | Sag in einem Satz, was ein Gerät ist: „Steckdose 3 ist eine Lampe“. | Di en una frase qué es un dispositivo: «el enchufe 3 es una lámpara». | Dites en une phrase ce qu’est un appareil : « la prise 3 est une lampe ».
        Say that in a sentence. | Sag das in einem Satz. | Dilo en una frase. | Dites-le en une phrase.
        Such as: window lamp. | Etwa: Fensterlampe. | Por ejemplo: lámpara de la ventana. | Par exemple : lampe de la fenêtre.
        That was not understood. | Das wurde nicht verstanden. | Eso no se ha entendido. | Cela n’a pas été compris.
        Say it as “a lamp”, or “opens the garage”. | Sag es als „eine Lampe“ oder „opens the garage“. | Dilo como «una lámpara» u «opens the garage». | Dites « une lampe » ou « opens the garage ».
        That cannot be its name: it means something else. | Das kann sein Name nicht sein: Es bedeutet etwas anderes. | Ese no puede ser su nombre: significa otra cosa. | Ce ne peut pas être son nom : cela veut dire autre chose.
        Too much is already remembered about devices. | Von Geräten ist schon zu viel gemerkt. | Ya se recuerda demasiado de los dispositivos. | On retient déjà trop de choses des appareils.
        """

    static let rights = """
        may do everything but unlock, open the garage, disarm, and heat ovens | darf alles außer aufschließen, die Garage öffnen, entschärfen und Öfen heizen | puede todo menos abrir cerraduras y el garaje, desarmar y calentar hornos | peut tout sauf déverrouiller, ouvrir le garage, désarmer et chauffer les fours
        may do everything | darf alles | puede hacerlo todo | peut tout faire
        may switch lamps, plugs, blinds, fans and players | darf Lampen, Steckdosen, Rollläden, Ventilatoren und Abspielgeräte schalten | puede usar lámparas, enchufes, persianas, ventiladores y reproductores | peut commander lampes, prises, volets, ventilateurs et lecteurs
        may only ask | darf nur fragen | solo puede preguntar | peut seulement demander
        """

    static let yourRights = """
        may do everything but unlock, open the garage, disarm, and heat ovens | darfst alles außer aufschließen, die Garage öffnen, entschärfen und Öfen heizen | puedes todo menos abrir cerraduras y el garaje, desarmar y calentar hornos | pouvez tout sauf déverrouiller, ouvrir le garage, désarmer et chauffer les fours
        may do everything | darfst alles | puedes hacerlo todo | pouvez tout faire
        may switch lamps, plugs, blinds, fans and players | darfst Lampen, Steckdosen, Rollläden, Ventilatoren und Abspielgeräte schalten | puedes usar lámparas, enchufes, persianas, ventiladores y reproductores | pouvez commander lampes, prises, volets, ventilateurs et lecteurs
        may only ask | darfst nur fragen | solo puedes preguntar | pouvez seulement demander
        """

    static let evidence = """
        {t}, {n} of {n} times | {t}, {n} von {n2} Mal | {t}, {n} de {n2} veces | {t}, {n} fois sur {n2}
        {q}, on {n} of {n} workday {d} | {q} Uhr, {n} von {n2} Mal werktags {d} | {q}, {n} de {n2} veces entre semana {d} | {q}, {n} fois sur {n2} en semaine {d}
        {q}, on {n} of {n} weekend {d} | {q} Uhr, {n} von {n2} Mal am Wochenende {d} | {q}, {n} de {n2} veces los fines de semana {d} | {q}, {n} fois sur {n2} le week-end {d}
        {q}, on {n} of {n} {d} | {q} Uhr, {n} von {n2} Mal {d} | {q}, {n} de {n2} veces {d} | {q}, {n} fois sur {n2} {d}
        """

    static let days = """
        mornings | morgens | por la mañana | le matin
        afternoons | nachmittags | por la tarde | l’après-midi
        evenings | abends | por la noche | le soir
        nights | nachts | de noche | la nuit
        """

    static let situations = """
        when everybody has left | wenn alle gegangen sind | cuando todos se han ido | quand tout le monde est parti
        when somebody comes home | wenn jemand heimkommt | cuando alguien llega a casa | quand quelqu’un rentre
        when it gets dark | wenn es dunkel wird | cuando oscurece | quand la nuit tombe
        when {x} is turned on | wenn {x} angeht | cuando se enciende {x} | quand {x} s’allume
        when {x} is turned off | wenn {x} ausgeht | cuando se apaga {x} | quand {x} s’éteint
        """
}
