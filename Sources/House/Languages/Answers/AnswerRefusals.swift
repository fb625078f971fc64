/// The house's sentences when it does not do or know something, in English, German, Spanish and French.
enum AnswerRefusals {
    static let all = """
        A notification that was dismissed cannot be brought back. | Eine verworfene Mitteilung lässt sich nicht zurückholen. | Una notificación descartada no se puede recuperar. | Une notification écartée ne peut être rappelée.
        Home Assistant's own assistant did that, and it cannot be taken back here. | Das tat der Assistent von Home Assistant: Hier lässt es sich nicht zurücknehmen. | Lo hizo el asistente de Home Assistant: aquí no se puede deshacer. | C’est l’assistant de Home Assistant qui l’a fait : cela ne peut être défait ici.
        No sensor of the house measures that, so I cannot say. | Kein Sensor des Hauses sagt, wie viel das verbraucht. | Ningún sensor de la casa dice cuánto consume eso. | Aucun capteur de la maison ne dit combien cela consomme.
        Nobody asked for a PIN. | Niemand hat nach einer PIN gefragt. | Nadie ha pedido un PIN. | Personne n’a demandé de code PIN.
        Nothing has changed since this program began to look at the house. | Seit dieses Programm hinsieht, hat sich nichts geändert. | Nada ha cambiado desde que este programa mira la casa. | Rien n’a changé depuis que ce programme observe la maison.
        Nothing has changed today, as far as this program has seen. | Heute hat sich nichts geändert, soweit dieses Programm gesehen hat. | Hoy no ha cambiado nada, que este programa haya visto. | Rien n’a changé aujourd’hui, pour autant que ce programme l’ait vu.
        Nothing in this house has that name. | Nichts heißt so in diesem Haus. | Nada se llama así en esta casa. | Rien ne s’appelle ainsi dans cette maison.
        Nothing is on the calendar in the next two weeks. | In den nächsten zwei Wochen steht nichts im Kalender. | No hay nada en el calendario en las próximas dos semanas. | Rien au calendrier pour les deux prochaines semaines.
        That is too long for a timer, or there are too many. | Das ist zu lang für einen Timer, oder es sind zu viele. | Es demasiado largo para un temporizador, o hay demasiados. | C’est trop long pour un minuteur, ou il y en a trop.
        None was started. | Keiner wurde gestartet. | No se ha iniciado ninguno. | Aucun n’a été lancé.
        The house cannot be reached: it does not accept the token. | Das Haus ist nicht erreichbar: Es nimmt das Token nicht an. | La casa no responde: no acepta el token. | La maison est injoignable : elle refuse le jeton.
        The house did not answer. | Das Haus hat nicht geantwortet. | La casa no ha contestado. | La maison n’a pas répondu.
        As far as I know, nothing was done. | Soweit ich weiß, wurde nichts getan. | Que yo sepa, no se ha hecho nada. | À ma connaissance, rien n’a été fait.
        The house did not list its notifications. | Das Haus hat seine Mitteilungen nicht gesagt. | La casa no ha dicho sus notificaciones. | La maison n’a pas donné ses notifications.
        The house did not say what is on the calendar. | Das Haus hat nicht gesagt, was im Kalender steht. | La casa no ha dicho qué hay en el calendario. | La maison n’a pas dit ce qu’il y a au calendrier.
        The house is not there any more. | Das Haus ist nicht mehr da. | La casa ya no está. | La maison n’est plus là.
        The timer is over: there is nothing to take back. | Der Timer ist abgelaufen: Es gibt nichts zurückzunehmen. | El temporizador ha terminado: no hay nada que deshacer. | Le minuteur est terminé : il n’y a rien à défaire.
        There are no notifications. | Es gibt keine Mitteilungen. | No hay notificaciones. | Il n’y a pas de notifications.
        There is no house here yet. | Hier gibt es noch kein Haus. | Aquí todavía no hay casa. | Il n’y a pas encore de maison ici.
        There is no room for another name, or it is too long. | Für einen weiteren Namen ist kein Platz, oder er ist zu lang. | No cabe otro nombre, o es demasiado largo. | Il n’y a plus de place pour un nom, ou il est trop long.
        Nothing was learned. | Nichts wurde gelernt. | No se ha aprendido nada. | Rien n’a été appris.
        There is no such notification. | Diese Mitteilung gibt es nicht. | No existe esa notificación. | Cette notification n’existe pas.
        There is nothing in the house that could be switched or asked about. | Im Haus gibt es nichts zu schalten und nichts zu fragen. | En la casa no hay nada que encender ni por lo que preguntar. | Il n’y a rien dans la maison à commander ni à demander.
        Type it on the screen. | Gib sie am Bildschirm ein. | Escríbelo en la pantalla. | Tapez-le à l’écran.
        Everything learned about your habits is forgotten. | Was über deine Gewohnheiten gelernt wurde, ist vergessen. | Lo aprendido de tus costumbres está olvidado. | Ce qui a été appris de vos habitudes est oublié.
        You were asked for the PIN too long ago. | Nach der PIN wurde vor zu langer Zeit gefragt. | El PIN se pidió hace demasiado tiempo. | Le code PIN a été demandé il y a trop longtemps.
        Nothing was done: say again what you want. | Nichts wurde getan: Sag noch einmal, was du willst. | No se ha hecho nada: di otra vez lo que quieres. | Rien n’a été fait : redites ce que vous voulez.
        That might open or heat something, and I did not understand it. | Das könnte etwas öffnen oder heizen, und ich habe es nicht verstanden. | Eso podría abrir o calentar algo, y no lo entendí. | Cela pourrait ouvrir ou chauffer quelque chose, et je n’ai pas compris.
        {x} takes a code with letters, which cannot be given here. | {x} braucht einen Code mit Buchstaben, der sich hier nicht eingeben lässt. | {x} necesita un código con letras, que aquí no se puede dar. | {x} demande un code avec des lettres, qui ne peut être donné ici.
        """
}
