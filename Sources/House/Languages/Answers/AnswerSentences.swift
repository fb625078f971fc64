/// The house's sentences, in English, German, Spanish and French.
enum AnswerSentences {
    static let done = """
        Done. | Erledigt. | Hecho. | C’est fait.
        Nothing was done. | Nichts wurde getan. | No se ha hecho nada. | Rien n’a été fait.
        Nothing was noted. | Nichts wurde vermerkt. | No se ha anotado nada. | Rien n’a été noté.
        Nothing was called off. | Nichts wurde abgesagt. | No se ha cancelado nada. | Rien n’a été annulé.
        {x} (is|are) {s} now. | {x}: jetzt {s}. | {x}: ahora {s}. | {x} : maintenant {s}.
        {x} (was|were|is|are) {s} already. | {x}: schon {s}. | {x}: ya {s}. | {x} : déjà {s}.
        {x} (is|are) {s} again. | {x}: wieder {s}. | {x}: otra vez {s}. | {x} : de nouveau {s}.
        {x} (is|are) {s} again; it is {q} there. | {x}: wieder {s}; dort sind es {q}. | {x}: otra vez {s}; allí hay {q}. | {x} : de nouveau {s} ; il y fait {q}.
        {x} (is|are) set. | {x} ist eingestellt. | {x}: activado. | {x} : activé.
        {x} will be {s} {t}. | {x}: {t} {s}. | {x}: {s} {t}. | {x} : {s} {t}.
        {x} did not end {s}: the house says “{q}”. | {x} ist nicht {s} geworden: Das Haus meldet „{q}“. | {x} no ha quedado {s}: la casa dice «{q}». | {x} n’est pas {s} : la maison dit « {q} ».
        {x} (is|are) jammed: probably not {s}. | {x} klemmt: wahrscheinlich nicht {s}. | {x} está atascado: probablemente no {s}. | {x} est bloqué : probablement pas {s}.
        {x} cannot be reached and (is|are) as before. | {x} ist nicht erreichbar und bleibt, wie es war. | {x} no responde y sigue como antes. | {x} est injoignable et reste comme avant.
        {x} cannot be reached. | {x} ist nicht erreichbar. | {x} no responde. | {x} est injoignable.
        {x} cannot do that. | {x} kann das nicht. | {x} no puede hacer eso. | {x} ne peut pas faire cela.
        This program may not change {x}. | Dieses Programm darf {x} nicht ändern. | Este programa no puede cambiar {x}. | Ce programme n’a pas le droit de changer {x}.
        {x} (need|needs) a code, and did not get the right one. | {x} braucht einen Code und hat nicht den richtigen bekommen. | {x} necesita un código y no recibió el correcto. | {x} demande un code et n’a pas reçu le bon.
        The house refused to change {x}. | Das Haus hat die Änderung von {x} abgelehnt. | La casa se negó a cambiar {x}. | La maison a refusé de changer {x}.
        The house refused to change {x}: {q}. | Das Haus hat die Änderung von {x} abgelehnt: {q}. | La casa se negó a cambiar {x}: {q}. | La maison a refusé de changer {x} : {q}.
        {x} did not confirm, so it is not known whether it worked. | {x} hat nicht bestätigt: Ob es geklappt hat, ist nicht bekannt. | {x} no ha confirmado: no se sabe si funcionó. | {x} n’a pas confirmé : on ignore si cela a marché.
        The house cannot be reached, so {x} did not get the order. | Das Haus ist nicht erreichbar: {x} hat den Auftrag nicht bekommen. | La casa no responde: {x} no recibió la orden. | La maison est injoignable : {x} n’a pas reçu l’ordre.
        The house cannot be reached: {x} will be {s} when it is back before {q}. | Das Haus ist nicht erreichbar: {x} wird {s}, wenn es vor {q} Uhr zurück ist. | La casa no responde: {x} estará {s} si vuelve antes de las {q}. | La maison est injoignable : {x} sera {s} si elle revient avant {q}.
        {x} (is|are) left as before: the waiting order is taken back. | {x} bleibt, wie es war: Was auf das Haus wartete, ist zurückgenommen. | {x} queda como antes: se retiró lo que esperaba. | {x} reste comme avant : ce qui attendait est retiré.
        {x} (is|are) not in the house any more. | {x} ist nicht mehr im Haus. | {x} ya no está en la casa. | {x} n’est plus dans la maison.
        {x} stopped on the way: a later order holds. | {x} hielt unterwegs an: Ein späterer Auftrag gilt. | {x} se detuvo: vale una orden posterior. | {x} s’est arrêté : un ordre plus récent l’emporte.
        {x} (is|are) left alone: it was called off. | {x} bleibt, wie es ist: Es wurde abgesagt. | {x} queda igual: se canceló. | {x} reste ainsi : c’est annulé.
        {x} (stays|stay) on: (it is|they are) turned off by name only. | {x} bleibt an: Das wird nur beim Namen ausgeschaltet. | {x} sigue encendido: solo se apaga por su nombre. | {x} reste allumé : on ne l’éteint que par son nom.
        {x} (stays|stay) as before. | {x} bleibt, wie es war. | {x} queda como antes. | {x} reste comme avant.
        {x} (has|have) no colours. | {x} kann keine Farben. | {x} no tiene colores. | {x} n’a pas de couleurs.
        {x} (has|have) no brightness. | {x} lässt sich nicht dimmen. | {x} no tiene brillo. | {x} n’a pas de luminosité.
        {x} (has|have) no temperature. | {x} kennt keine Temperatur. | {x} no tiene temperatura. | {x} n’a pas de température.
        {x} (has|have) no volume. | {x} kennt keine Lautstärke. | {x} no tiene volumen. | {x} n’a pas de volume.
        {x} (has|have) no speed. | {x} kennt keine Geschwindigkeit. | {x} no tiene velocidad. | {x} n’a pas de vitesse.
        {x} can be set from {q} to {q}. | {x} lässt sich von {q} bis {q2} einstellen. | {x} se puede poner de {q} a {q2}. | {x} se règle de {q} à {q2}.
        {x} changed. | {x} hat sich geändert. | {x} ha cambiado. | {x} a changé.
        This lock cannot open it. | Dieses Schloss kann nicht öffnen. | Esta cerradura no puede abrirla. | Cette serrure ne peut pas l’ouvrir.
        The house does not say whether that has opened it. | Ob das geöffnet hat, sagt das Haus nicht. | La casa no dice si eso la abrió. | La maison ne dit pas si cela l’a ouverte.
        The house is back. | Das Haus ist wieder da. | La casa ha vuelto. | La maison est de retour.
        By your rule: {z}. | Nach deiner Regel: {z}. | Por tu regla: {z}. | Selon votre règle : {z}.
        There is nothing to do. | Es gibt nichts zu tun. | No hay nada que hacer. | Il n’y a rien à faire.
        """

    static let asked = """
        Which one? | Welches? | ¿Cuál? | Lequel ?
        Which one do you mean? | Welches meinst du? | ¿Cuál quieres decir? | Lequel voulez-vous dire ?
        Which ones do you mean? | Welche meinst du? | ¿Cuáles quieres decir? | Lesquels voulez-vous dire ?
        Which one do you mean, and what about it? | Welches meinst du, und was ist damit? | ¿Cuál, y qué pasa con él? | Lequel, et quoi à son sujet ?
        A number alone does not name anything here. | Eine Zahl allein benennt hier nichts. | Un número solo no nombra nada aquí. | Un nombre seul ne désigne rien ici.
        There is no room called “{q}”. | Es gibt kein Zimmer namens „{q}“. | No hay ninguna habitación llamada «{q}». | Il n’y a pas de pièce nommée « {q} ».
        There is nothing called “{q}”. | Es gibt nichts namens „{q}“. | No hay nada llamado «{q}». | Il n’y a rien qui s’appelle « {q} ».
        There is no {q} in {q}. | Dort gibt es so etwas nicht ({q}). | Ahí no hay eso ({q}). | Il n’y a pas cela ici ({q}).
        There is no {q} there. | Dort gibt es so etwas nicht ({q}). | Ahí no hay eso ({q}). | Il n’y a pas cela ici ({q}).
        I understood the rest, but not “{q}”. | Den Rest habe ich verstanden, aber nicht „{q}“. | Entendí el resto, pero no «{q}». | J’ai compris le reste, mais pas « {q} ».
        Nothing was done: try other words. | Nichts wurde getan: Versuch es mit anderen Worten. | No se ha hecho nada: prueba con otras palabras. | Rien n’a été fait : essayez d’autres mots.
        I do not know when that is: say a time, such as “at 7 pm”. | Ich weiß nicht, wann das ist: Nenn eine Uhrzeit, etwa „um 19 Uhr“. | No sé cuándo es: di una hora, como «a las 19:00». | Je ne sais pas quand : dites une heure, par exemple « à 19 h ».
        Only a time of day can be repeated, such as “every day at 22:30”. | Nur eine Uhrzeit kann sich wiederholen, etwa „jeden Tag um 22:30“. | Solo puede repetirse una hora, como «cada día a las 22:30». | Seule une heure peut se répéter, comme « chaque jour à 22 h 30 ».
        I do not know which room this terminal is in: say it with /house-room kitchen. | Ich weiß nicht, in welchem Zimmer dieses Terminal ist: /house-room sagt es. | No sé en qué habitación está este terminal: dilo con /house-room. | Je ne sais pas dans quelle pièce est ce terminal : dites-le avec /house-room.
        “{q}” already means something. | „{q}“ bedeutet schon etwas. | «{q}» ya significa algo. | « {q} » a déjà un sens.
        Choose another name. | Wähle einen anderen Namen. | Elige otro nombre. | Choisissez un autre nom.
        What should stay as it is? | Was soll bleiben, wie es ist? | ¿Qué debe quedar como está? | Que faut-il laisser ?
        I did not catch that, and nothing was done. | Das habe ich nicht verstanden, und nichts wurde getan. | No lo entendí, y no se ha hecho nada. | Je n’ai pas compris, et rien n’a été fait.
        Say it all again, please. | Sag bitte alles noch einmal. | Dilo todo otra vez, por favor. | Redites tout, s’il vous plaît.
        The house does not know that. | Das kennt das Haus nicht. | La casa no sabe eso. | La maison ne connaît pas cela.
        It takes the PIN. | Dafür braucht es die PIN. | Hace falta el PIN. | Il faut le code PIN.
        A yes is not enough: it takes the {q}. | Ein Ja genügt nicht: Es braucht {q}. | Un sí no basta: hace falta {q}. | Un oui ne suffit pas : il faut {q}.
        What is the code of {x}? | Wie ist der Code von {x}? | ¿Cuál es el código de {x}? | Quel est le code de {x} ?
        It is not saved. | Er wird nirgends gespeichert. | No se guarda en ningún sitio. | Il n’est conservé nulle part.
        There is nothing to say yes to. | Es gibt nichts zu bejahen. | No hay nada que confirmar. | Il n’y a rien à confirmer.
        There is nothing to call off. | Es gibt nichts abzusagen. | No hay nada que cancelar. | Il n’y a rien à annuler.
        There is nothing to take back. | Es gibt nichts zurückzunehmen. | No hay nada que deshacer. | Il n’y a rien à défaire.
        There are {q} more: say “more”, or a name. | Es gibt {q} weitere: Sag „mehr“ oder einen Namen. | Hay {q} más: di «más» o un nombre. | Il y en a {q} de plus : dites « plus » ou un nom.
        {o}? | {o}? | ¿{o}? | {o} ?
        {o}, which changes {x}? | {o}? Das ändert {x}. | ¿{o}? Eso cambia {x}. | {o} ? Cela change {x}.
        {o}: {x}? | {o}: {x}? | ¿{o}: {x}? | {o} : {x} ?
        When {x} (is|are) {s}: {o}? | Wenn {x} {s} ist: {o}? | Cuando {x} esté {s}: ¿{o}? | Quand {x} sera {s} : {o} ?
        {q}, or both. | {q} oder beide. | {q}, o ambos. | {q}, ou les deux.
        {q}, or all. | {q} oder alle. | {q}, o todos. | {q}, ou tous.
        """

    static let told = """
        Yes, {x} (is|are) {s}. | Ja, {x}: {s}. | Sí, {x}: {s}. | Oui, {x} : {s}.
        No, {x} (is|are) {s}. | Nein, {x}: {s}. | No, {x}: {s}. | Non, {x} : {s}.
        No, {x} (is|are) not {s}. | Nein, {x}: nicht {s}. | No, {x}: no {s}. | Non, {x} : pas {s}.
        No: {x} (is|are) {s}. | Nein: {x}: {s}. | No: {x}: {s}. | Non : {x} : {s}.
        No, none of them is {s}: {x}. | Nein, nichts davon ist {s}: {x}. | No, ninguno está {s}: {x}. | Non, aucun n’est {s} : {x}.
        No, {x}. | Nein, {x}. | No, {x}. | Non, {x}.
        {x} (is|are) not. | {x}: nicht. | {x}: no. | {x} : non.
        All that I can see are {s}. | Alle, die ich sehe, sind {s}. | Todos los que veo están {s}. | Tous ceux que je vois sont {s}.
        Nothing that I can see is {s}. | Nichts, was ich sehe, ist {s}. | Nada de lo que veo está {s}. | Rien de ce que je vois n’est {s}.
        Nobody that I can see is {s}. | Niemand, den ich sehe, ist {s}. | Nadie que yo vea está {s}. | Personne que je voie n’est {s}.
        {n} of {n} {s}. | {n} von {n2} {s}. | {n} de {n2} {s}. | {n} sur {n2} {s}.
        {n} of {n} (is|are) {s}: {x}. | {n} von {n2} {s}: {x}. | {n} de {n2} {s}: {x}. | {n} sur {n2} {s} : {x}.
        I can't tell for {x}. | Zu {x} kann ich nichts sagen. | No puedo decir nada de {x}. | Je ne peux rien dire de {x}.
        I can't tell whether {x} (is|are) {s}. | Ob {x} {s} ist, kann ich nicht sagen. | No puedo decir si {x} está {s}. | Je ne peux pas dire si {x} est {s}.
        I can't tell: {z}. | Das kann ich nicht sagen: {z}. | No puedo decirlo: {z}. | Je ne peux pas le dire : {z}.
        How {x} (is|are), is not known. | Wie es um {x} steht, ist nicht bekannt. | No se sabe cómo está {x}. | On ignore l’état de {x}.
        How {x} (is|are) now is not known. | Wie es um {x} steht, ist nicht bekannt. | No se sabe cómo está {x}. | On ignore l’état de {x}.
        Nothing was heard of {x} yet. | Von {x} war noch nichts zu hören. | Aún no se sabe nada de {x}. | On n’a encore rien entendu de {x}.
        I cannot see where {x} (is|are). | Ich sehe nicht, wo {x} ist. | No veo dónde está {x}. | Je ne vois pas où est {x}.
        It is {q} in the {q}. | Es sind {q} ({q2}). | Hay {q} ({q2}). | Il fait {q} ({q2}).
        It is {q} at {x}. | Es sind {q} ({x}). | Hay {q} ({x}). | Il fait {q} ({x}).
        The humidity is {q} % in the {q}. | Die Luftfeuchtigkeit ist {q} % ({q2}). | La humedad es del {q} % ({q2}). | L’humidité est de {q} % ({q2}).
        The humidity is {q} % at {x}. | Die Luftfeuchtigkeit ist {q} % ({x}). | La humedad es del {q} % ({x}). | L’humidité est de {q} % ({x}).
        {x} is set to {q}, and it is off. | {x} ist auf {q} eingestellt und aus. | {x} está ajustado a {q} y apagado. | {x} est réglé sur {q} et éteint.
        {x} does not say what it is set to. | {x} sagt nicht, worauf es eingestellt ist. | {x} no dice a qué está ajustado. | {x} ne dit pas sur quoi il est réglé.
        {x} (is|are) in the {q}. | {x}: im Zimmer {q}. | {x}: en {q}. | {x} : dans {q}.
        {x} (has|have) been {s} since {t}. | {x} ist {s} seit {t}. | {x} está {s} desde {t}. | {x} est {s} depuis {t}.
        {x} (was|were) last {s} {t}, until {q}. | {x} war zuletzt {s} {t} bis {q} Uhr. | {x} estuvo {s} por última vez {t}, hasta las {q}. | {x} a été {s} pour la dernière fois {t}, jusqu’à {q}.
        Nothing is open or unlocked. | Nichts ist offen oder unverschlossen. | Nada está abierto ni sin llave. | Rien n’est ouvert ni déverrouillé.
        No light is on. | Kein Licht ist an. | Ninguna luz está encendida. | Aucune lumière n’est allumée.
        It is {n} to {q} inside. | Drinnen sind es {n} bis {q}. | Dentro hay de {n} a {q}. | À l’intérieur il fait de {n} à {q}.
        It is {q} inside. | Drinnen sind es {q}. | Dentro hay {q}. | À l’intérieur il fait {q}.
        Nobody is home. | Niemand ist zu Hause. | No hay nadie en casa. | Personne n’est à la maison.
        As far as is known, {x} (was|were) not {s} lately. | {x} war zuletzt nicht {s}, soweit bekannt. | Que se sepa, {x} no estuvo {s} últimamente. | Pour autant qu’on sache, {x} n’a pas été {s} récemment.
        You did, {t}. | Du, {t}. | Tú, {t}. | Vous, {t}.
        You turned on {x} {t}. | Du hast {x} {t} eingeschaltet. | Encendiste {x} {t}. | Vous avez allumé {x} {t}.
        You turned off {x} {t}. | Du hast {x} {t} ausgeschaltet. | Apagaste {x} {t}. | Vous avez éteint {x} {t}.
        You opened {x} {t}. | Du hast {x} {t} geöffnet. | Abriste {x} {t}. | Vous avez ouvert {x} {t}.
        You closed {x} {t}. | Du hast {x} {t} geschlossen. | Cerraste {x} {t}. | Vous avez fermé {x} {t}.
        You locked {x} {t}. | Du hast {x} {t} abgeschlossen. | Cerraste con llave {x} {t}. | Vous avez verrouillé {x} {t}.
        You unlocked {x} {t}. | Du hast {x} {t} aufgeschlossen. | Abriste con llave {x} {t}. | Vous avez déverrouillé {x} {t}.
        You adjusted {x} {t}. | Du hast {x} {t} verstellt. | Ajustaste {x} {t}. | Vous avez réglé {x} {t}.
        {x} (was|were) {s} {t}. | {x}: {s} {t}. | {x}: {s} {t}. | {x} : {s} {t}.
        1 device cannot be reached. | 1 Gerät ist nicht erreichbar. | 1 dispositivo no responde. | 1 appareil est injoignable.
        {q} devices cannot be reached. | {q} Geräte sind nicht erreichbar. | {q} dispositivos no responden. | {q} appareils sont injoignables.
        Nothing is on {x}. | {x} ist leer. | {x} está vacía. | {x} est vide.
        On {x}: {q}. | {x}: {q}. | {x}: {q}. | {x} : {q}.
        Nothing in the house reports the weather. | Das Haus hat nichts, was das Wetter kennt. | La casa no tiene nada que diga el tiempo. | La maison n’a rien qui donne la météo.
        Nothing in the house can tell that. | Nichts im Haus kann das sagen. | Nada en la casa puede decirlo. | Rien dans la maison ne peut le dire.
        The house cannot be reached. | Das Haus ist nicht erreichbar. | La casa no responde. | La maison est injoignable.
        Everybody has left: {p}. | Alle sind weg: {p}. | Todos se han ido: {p}. | Tout le monde est parti : {p}.
        It is starting to rain: {p}. | Es fängt an zu regnen: {p}. | Empieza a llover: {p}. | Il commence à pleuvoir : {p}.
        And {q} more. | Und {q} weitere. | Y {q} más. | Et {q} de plus.
        Danger: {q} in the room “{q}”, says {x}. | Gefahr: {q} im Zimmer „{q2}“, meldet {x}. | Peligro: {q} en «{q2}», dice {x}. | Danger : {q} dans la pièce « {q2} », selon {x}.
        Warning: {q} in the room “{q}”, says {x}. | Warnung: {q} im Zimmer „{q2}“, meldet {x}. | Aviso: {q} en «{q2}», dice {x}. | Attention : {q} dans la pièce « {q2} », selon {x}.
        Danger: {q}, says {x}. | Gefahr: {q}, meldet {x}. | Peligro: {q}, dice {x}. | Danger : {q}, selon {x}.
        {x} (is|are) clear again. | {x} meldet wieder nichts. | {x} ya no avisa. | {x} n’alerte plus.
        """

    static let general = """
        I will tell you when {x} (is|are) {s}. | Ich sage dir Bescheid, wenn {x} {s} ist. | Te avisaré cuando {x} esté {s}. | Je vous dirai quand {x} sera {s}.
        When {x} (is|are) {s}: {o}. | Wenn {x} {s} ist: {o}. | Cuando {x} esté {s}: {o}. | Quand {x} sera {s} : {o}.
        Learned: “{q}” means “{o}” from now on. | Gelernt: „{q}“ bedeutet von jetzt an „{o}“. | Aprendido: «{q}» significa «{o}» desde ahora. | Appris : « {q} » veut dire « {o} » désormais.
        Forgotten: “{q}”. | Vergessen: „{q}“. | Olvidado: «{q}». | Oublié : « {q} ».
        There is no “{q}” to forget. | Es gibt kein „{q}“ zum Vergessen. | No hay «{q}» que olvidar. | Il n’y a pas de « {q} » à oublier.
        Nothing is planned in the house. | Im Haus ist nichts geplant. | No hay nada planeado en la casa. | Rien n’est prévu dans la maison.
        Nothing is planned for {x}. | Für {x} ist nichts geplant. | No hay nada planeado para {x}. | Rien n’est prévu pour {x}.
        There is no rule. | Es gibt keine Regel. | No hay ninguna regla. | Il n’y a pas de règle.
        Nothing is waited for. | Auf nichts wird gewartet. | No se espera nada. | Rien n’est attendu.
        There is no such number. | Diese Nummer gibt es nicht. | No existe ese número. | Ce numéro n’existe pas.
        Called off: {p}. | Abgesagt: {p}. | Cancelado: {p}. | Annulé : {p}.
        Planned again: {p}. | Wieder geplant: {p}. | Planeado otra vez: {p}. | De nouveau prévu : {p}.
        Say it again if you want it: {p}. | Sag es noch einmal, wenn du es willst: {p}. | Dilo otra vez si lo quieres: {p}. | Redites-le si vous le voulez : {p}.
        Alarm {t}. | Wecker {t}. | Alarma {t}. | Réveil {t}.
        Alarm set: {t}. | Wecker gestellt: {t}. | Alarma puesta: {t}. | Réveil réglé : {t}.
        It sounds only while this program is open. | Er klingelt nur, solange dieses Programm offen ist. | Solo suena mientras este programa está abierto. | Il ne sonne que tant que ce programme est ouvert.
        Alarm: it is {q}. | Wecker: Es ist {q} Uhr. | Alarma: son las {q}. | Réveil : il est {q}.
        The alarm {t} was missed: this program was not open. | Der Wecker {t} wurde versäumt: Dieses Programm war nicht offen. | La alarma {t} se perdió: este programa no estaba abierto. | Le réveil {t} a été manqué : ce programme n’était pas ouvert.
        No alarm is set. | Kein Wecker ist gestellt. | No hay ninguna alarma. | Aucun réveil n’est réglé.
        There is no alarm {t}. | Es gibt keinen Wecker {t}. | No hay ninguna alarma {t}. | Il n’y a pas de réveil {t}.
        For what time? | Auf wann? | ¿Para qué hora? | Pour quelle heure ?
        For how long? | Wie lange? | ¿Por cuánto tiempo? | Pour combien de temps ?
        When? | Wann? | ¿Cuándo? | Quand ?
        Reminder {t}: “{q}”. | Erinnerung {t}: „{q}“. | Recordatorio {t}: «{q}». | Rappel {t} : « {q} ».
        Reminder {t}. | Erinnerung {t}. | Recordatorio {t}. | Rappel {t}.
        Reminder: “{q}”. | Erinnerung: „{q}“. | Recordatorio: «{q}». | Rappel : « {q} ».
        Reminder. | Erinnerung. | Recordatorio. | Rappel.
        I will remind you {t}: “{q}”. | Ich erinnere dich {t}: „{q}“. | Te lo recordaré {t}: «{q}». | Je vous le rappellerai {t} : « {q} ».
        I will remind you {t}. | Ich erinnere dich {t}. | Te avisaré {t}. | Je vous préviendrai {t}.
        It is told only while this program is open. | Gesagt wird es nur, solange dieses Programm offen ist. | Solo se dice mientras este programa está abierto. | Ce n’est dit que tant que ce programme est ouvert.
        You wanted to be reminded {t}: “{q}”. | Du wolltest {t} erinnert werden: „{q}“. | Querías un recordatorio {t}: «{q}». | Vous vouliez un rappel {t} : « {q} ».
        You wanted to be reminded {t}. | Du wolltest {t} erinnert werden. | Querías un recordatorio {t}. | Vous vouliez un rappel {t}.
        No reminder is set. | Es gibt keine Erinnerung. | No hay ningún recordatorio. | Il n’y a aucun rappel.
        There is no reminder of “{q}”. | Es gibt keine Erinnerung an „{q}“. | No hay recordatorio de «{q}». | Il n’y a pas de rappel de « {q} ».
        There is no reminder {t}. | Es gibt keine Erinnerung {t}. | No hay recordatorio {t}. | Il n’y a pas de rappel {t}.
        I will tell you when {x} (is|are) {s} for {t}. | Ich sage dir Bescheid, wenn {x} {t} lang {s} ist. | Te avisaré cuando {x} lleve {t} {s}. | Je vous dirai quand {x} sera {s} depuis {t}.
        {x} (is|are) {s} for {t}. | {x} ist seit {t} {s}. | {x} lleva {t} {s}. | {x} est {s} depuis {t}.
        Timer {t}. | Timer {t}. | Temporizador {t}. | Minuteur {t}.
        {q} timer {t}. | Timer „{q}“ {t}. | Temporizador «{q}» {t}. | Minuteur « {q} » {t}.
        The rule is deleted: {t} {o}. | Die Regel ist gelöscht: {t} {o}. | Regla borrada: {t} {o}. | La règle est supprimée : {t} {o}.
        New rule: {t}, {o}. | Neue Regel: {t} {o}. | Regla nueva: {t}, {o}. | Nouvelle règle : {t}, {o}.
        “Delete the rule” takes it back, and so does Enter in the list of the house. | „Lösche die Regel“ nimmt sie zurück, ebenso Enter in der Liste des Hauses. | «Borra la regla» la retira, y también Intro en la lista de la casa. | « Supprime la règle » la retire, tout comme Entrée dans la liste de la maison.
        {n}: {p}. | {n}: {p}. | {n}: {p}. | {n} : {p}.
        {q}: {o} {t}. | {q}: {o} {t}. | {q}: {o} {t}. | {q} : {o} {t}.
        {o} {t}. | {o} {t}. | {o} {t}. | {o} {t}.
        Timer started: {t}. | Timer gestartet: {t}. | Temporizador iniciado: {t}. | Minuteur lancé : {t}.
        {q} timer started: {t}. | Timer „{q}“ gestartet: {t}. | Temporizador «{q}» iniciado: {t}. | Minuteur « {q} » lancé : {t}.
        The timer is over. | Der Timer ist abgelaufen. | El temporizador ha terminado. | Le minuteur est terminé.
        The {q} timer is over. | Der Timer „{q}“ ist abgelaufen. | El temporizador «{q}» ha terminado. | Le minuteur « {q} » est terminé.
        {t} left. | Noch {t}. | Quedan {t}. | Il reste {t}.
        {t} left; it is paused. | Noch {t}; angehalten. | Quedan {t}; en pausa. | Il reste {t} ; en pause.
        No timer is running. | Kein Timer läuft. | No hay ningún temporizador. | Aucun minuteur n’est lancé.
        There is no timer for “{q}”. | Es gibt keinen Timer für „{q}“. | No hay temporizador para «{q}». | Il n’y a pas de minuteur pour « {q} ».
        {q} timers are cancelled. | {q} Timer sind beendet. | {q} temporizadores cancelados. | {q} minuteurs annulés.
        The timer of {t} is cancelled. | Der Timer über {t} ist beendet. | Temporizador de {t} cancelado. | Le minuteur de {t} est annulé.
        The {q} timer is cancelled. | Der Timer „{q}“ ist beendet. | Temporizador «{q}» cancelado. | Le minuteur « {q} » est annulé.
        The timer of {t} is paused: {t} left. | Der Timer über {t} steht: noch {t2}. | Temporizador de {t} en pausa: quedan {t2}. | Le minuteur de {t} est en pause : il reste {t2}.
        The timer of {t} is running again: {t} left. | Der Timer über {t} läuft wieder: noch {t2}. | Temporizador de {t} en marcha: quedan {t2}. | Le minuteur de {t} repart : il reste {t2}.
        The timer of {t}: {t} left. | Der Timer über {t}: noch {t2}. | Temporizador de {t}: quedan {t2}. | Minuteur de {t} : il reste {t2}.
        Nothing moves in the house. | Im Haus bewegt sich nichts. | Nada se mueve en la casa. | Rien ne bouge dans la maison.
        Still planned: {o} {t}. | Noch geplant: {o} {t}. | Sigue planeado: {o} {t}. | Toujours prévu : {o} {t}.
        Say “cancel 1” to call it off. | „Lösche Nummer 1“ sagt es ab. | Di «cancela el número 1» para cancelarlo. | Dites « annule le numéro 1 » pour l’annuler.
        {q} things are still planned: ask “what is planned?”. | {q} Dinge sind noch geplant: Frag „was ist geplant?“. | Aún hay {q} cosas planeadas: pregunta «¿qué hay planeado?». | {q} choses sont encore prévues : demandez « qu’est-ce qui est prévu ? ».
        Somebody has changed {x} since then, so it stays as it is. | Jemand hat {x} seither geändert: Es bleibt so. | Alguien ha cambiado {x} desde entonces: queda así. | Quelqu’un a changé {x} depuis : cela reste ainsi.
        You have changed {x} since then, so it stays as it is. | Du hast {x} seither geändert: Es bleibt so. | Has cambiado {x} desde entonces: queda así. | Vous avez changé {x} depuis : cela reste ainsi.
        How {x} was before is not known. | Wie {x} vorher war, ist nicht bekannt. | No se sabe cómo estaba {x} antes. | On ignore comment était {x} avant.
        {x} cannot be taken back. | {x} lässt sich nicht zurücknehmen. | {x} no se puede deshacer. | {x} ne peut être défait.
        {x} (is|are) {s}. | {x}: {s}. | {x}: {s}. | {x} : {s}.
        {o}. | {o}. | {o}. | {o}.
        """
}
