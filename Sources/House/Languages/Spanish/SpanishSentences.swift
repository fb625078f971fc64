/// Sentences as a whole, in Spanish.
enum SpanishSentences {
    static let whole = """
        yes: sí, si, claro, por supuesto, adelante, hazlo, confirmo, confirmado, sí hazlo, sí por favor
        no: no, no gracias, mejor no, de ninguna manera
        cancel: cancelar*, cancélalo, olvídalo, olvídate, olvida eso, da igual, no importa, déjalo (no \
        importa|estar|así|), \
        cancela eso, (da|dá) lo mismo, no hagas nada, no hace falta, no es necesario, déjalo da igual, \
        no te preocupes, nada, no es nada, ya no, no hagas caso, no hagas eso, no he dicho nada, \
        (ignóralo|ignora|ignore) (eso|esto|lo|lo anterior|), anúlalo, anula eso, anular, me he equivocado, \
        me equivoqué, perdón, perdona, no quiero nada, no pasa nada, (cállate|cállese|cállense), déjalo ya, \
        (deja|dejá|deje) (eso|), déjalo (como está|estar) (por favor|), \
        cancela la orden, no es importante, nada nada, no nada, no te molestes, \
        olvida lo (que he dicho|que dije|dicho), \
        ya está bien, ya está, (olvidar*|olvidarlo|olvídese|olvídelo) (lo|eso|esto|)
        stop: para, alto, detente, párate
        undo that: deshaz, deshazlo, deshacer, deshaz eso, vuelve atrás, revierte eso, reviértelo
        more: más, muestra más
        both: ambos, ambas, los dos, las dos
        all of them: todos, todas
        none of them: ninguno, ninguna, ninguno de ellos
        the first: el primero, la primera, primero, primera
        the second: el segundo, la segunda
        the third: el tercero, la tercera
        the last one: el último, la última
        what is planned: qué está planeado, qué hay planeado, qué hay programado, qué está programado
        cancel everything that is planned: cancela todo, cancelar todo, cancela todo lo (planeado|programado)
        delete the rule: borra la regla, elimina la regla
        delete all rules: borra todas las reglas, elimina todas las reglas
        what is the state of the house: cómo está la casa, cuál es el estado de la casa, qué tal la casa
        what is the weather: qué tiempo hace, cómo está el tiempo, cómo está el clima
        what is the weather today: qué tiempo hace hoy, qué tiempo hará hoy
        what is the weather tomorrow: qué tiempo hará mañana, qué tiempo hace mañana
        will it rain today: va a llover, va a llover hoy, lloverá hoy
        will it rain tomorrow: va a llover mañana, lloverá mañana
        is everyone home: están todos en casa, está todo el mundo en casa
        is anyone home: hay alguien en (la|) casa, alguien en casa, no hay nadie en casa, no hay nadie, \
        está alguien en casa
        who is home: quién está en casa
        it is too cold: tengo frío, hace frío
        it is too hot: tengo calor, hace calor
        cancel all timers: (cancela|cancelar|borra|detén|para) todos (los|mis|) temporizadores
        cancel the timer: (cancela|cancelar|borra|detén|para) (el|mi) temporizador
        pause the timer: (pausa|detén) (el|mi) temporizador
        resume the timer: (reanuda|continúa) (el|mi) temporizador
        how long is left on the timer: cuánto (tiempo|) (queda|falta) (en el temporizador|del temporizador|al \
        temporizador|), \
        estado del temporizador
        set a timer: (pon|inicia|crea|programa) un temporizador
        set an alarm: (pon|crea|programa) una alarma
        what are my reminders: qué recordatorios (tengo|hay), (muestra|muéstrame) mis recordatorios
        what are my alarms: qué alarmas (tengo|hay), a qué hora suena (la|mi) alarma
        cancel all reminders: (borra|cancela|elimina) todos (los|mis) recordatorios
        cancel the reminder: (borra|cancela|elimina) (el|mi) recordatorio
        cancel all alarms: (borra|cancela|elimina) todas (las|mis) alarmas
        cancel my alarm: (borra|cancela|elimina) mi alarma
        what can i say: qué puedo decir, ayuda, qué puedes hacer
        lock up: cierra todo con llave
        what is on the calendar today: qué tengo hoy, qué hay hoy en el calendario
        what is on the calendar tomorrow: qué tengo mañana, qué hay mañana en el calendario
        """

    static let templates = """
        remind me {time} to {item}: (recuérdame|recordame|avísame) {time} (que|de|) {item}; \
        (recuérdame|recordame) (que|de|) {item} {time}
        remind me {time}: (recuérdame|recordame|avísame) {time}
        remind me to {item}: (recuérdame|recordame) (que|de|) {item}
        wake me up {time}: (despiértame|despertame) {time}
        set an alarm for {time}: (pon|pon me|ponme|crea|programa) (una|la|mi) alarma (para|) {time}
        when i say {item} , {clause}: cuando (diga|digo) {item} , {clause}; cuando (diga|digo) {item} entonces {clause}
        forget {item}: olvida la orden {item}; olvida la escena {item}
        what is on {list} list: qué (hay|tengo|está) en (la|mi|) {list}; (lee|muestra) (me|) (la|mi) {list}
        complete {item} on {list}: \
        (tachar*|marcar*|completar*) {item} (en|de|del) (la|mi|mis|) {list} como {done}; \
        (tachar*|marcar*|completar*|pon|poner|da|dar) {item} como {done} (en|de|del) (la|mi|mis|) {list}; \
        (marcar*|pon|poner) como {done} {item} (en|de|del) (la|mi|mis|) {list}; \
        (dar|da|dé) por {done} {item} (en|de|del) (la|mi|mis|) {list}; \
        (tachar*|marcar*|completar*|terminar*|finalizar*) {item} (en|de|del) (la|mi|mis|) {list}; \
        (tachar*|marcar*|completar*) (en|de|del|en del) (la|mi|mis|el|) {list} {item} como {done}; \
        (tachar*|marcar*|completar*) (en|de|del) (la|mi|mis|el|) {list} como {done} {item}; \
        (tachar*|marcar*|completar*) (en|de|del) (la|mi|mis|el|) {list} {item}
        add {item} to {list}: \
        (añadir*|agregar*|sumar*|apuntar*|anotar*|meter*|incluir*|incluye|pon|ponga|poner|poné) {item} \
        (a|en) (la|mi|nuestra|el|) {list}; \
        (añadir*|agregar*|sumar*|apuntar*|anotar*|meter*|pon|ponga|poner|poné) (a|en) (la|mi|nuestra|) {list} {item}
        remove {item} from {list}: (quitar*|eliminar*|borrar*|retirar*|sacar*) (en|de|del) (la|mi|) {list} {item}; \
        (quitar*|eliminar*|borrar*|retirar*|sacar*) {item} (en|de|del) (la|mi|mis|) {list}
        announce {item}: anuncia (que|) {item}
        set a timer for {rest} called {item}: (pon|inicia|crea|configura|programa) un temporizador (de|para|por) \
        {rest} \
        (para|llamado) {item}; (pon|inicia|crea|configura|programa) un temporizador (llamado|para) {item} (de|por) \
        {rest}
        set a timer for {rest}: (pon|inicia|crea|configura|programa|pon me|ponme|comienza) (un|el) temporizador \
        (de|para|por|a) {rest}; \
        temporizador (de|para) {rest}; temporizador {rest}
        add {rest} to the timer: (añade|agrega|suma) {rest} (a|al) (mi|) temporizador
        remove {rest} from the timer: (quita|resta) {rest} (a|al|de|del) (mi|) temporizador
        time left on timer for {item}: cuánto (tiempo|) (le|me|) (queda|falta) (a|para) (la|el|los|las|) \
        {item}
        cancel number {item}: (cancela|borra) (el|) número {item}
        """
}
