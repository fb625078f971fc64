/// Words that ask, and those that hold a sentence together, in Spanish.
enum SpanishQuestions {
    static let questions = """
        which: qué (de|), cuál de, cuáles (de|)
        what is: cuál es, cuáles son, qué es, a cuánto está, a qué
        what: cuál
        how long: (cuánto|) tiempo restante (tiene|del|de|para|en|), \
        cuánto (tiempo|) (queda|falta) (para|hasta) que (suene|termine|acabe|finalice|salte) (el|la|), \
        (cuánto|qué|cuanto) tiempo (le|me|nos|) (queda|falta|resta|) (a|al|para|), cuánto (le|me|nos|) \
        (queda|falta|resta) (a|al|para|), cuándo (termina|acaba|suena|finaliza|salta|vence)
        how many: (cuál es el|) (número|cantidad) (total|) de (los|las|), cuántos (de|) (los|el|), \
        cuántas (de|) (las|la|), cuánta, cuánto (de|)
        how warm is it: (cuánto|qué|hace|hace mucho) calor (hace|), (cuánto|qué|hace|hace mucho) frío (hace|), \
        (cuántos|qué) grados (centígrados|de temperatura|) (se|) \
        (tengo|hay|hace|tenemos|estamos|tiene|tienen|marca|marcan|son|registra|registran|), \
        cómo de (caliente|cálido|frío|fría) (está|están), \
        (cuánto|qué) (marca|marcan) (el|los|) (termómetro|) (de|del|), \
        qué tan (caliente|calor|cálido|frío|fría) (está|están|hace), a cuántos grados (estamos|está|están)
        what is the temperature: (a|en|) qué temperatura (se|) \
        (marca|marcan|registran|siente|alcanza|registra|indica|hace|hay|tiene|tienen|es|está|están|estamos|tenemos), \
        (cuál es|cómo es|qué tal|dame|indica|indícame|muéstrame) la temperatura (actual|ambiente|), \
        (cuánta|cuántos|cuánto) (el|la|) temperatura (hay|hace|tiene|tenemos|estamos|está|marca), \
        a qué grados (está|están|estamos), dime la temperatura (actual|ambiente|), \
        (cómo|como) (está|va|anda|marcha) (de|) la temperatura, \
        cómo está la temperatura
        what is the humidity: qué humedad hay, cuál es la humedad
        how is: cómo (está|están|van|va|anda|andan|se encuentra|se encuentran|sigue|siguen)
        where is: (por|en|) dónde (está|están|anda|andan|se encuentra|se encuentran|se halla|queda|para), \
        (cuál es|dime) la (ubicación|localización) (actual|) de, en qué (lugar|sitio|parte) (está|se encuentra)
        who is: (quién|quiénes) (está|están|es|son|hay)
        who: quién, quiénes
        when was: cuándo (fue|estuvo)
        any: (algún|alguna|algunas|algunos) (de|)
        anyone: alguien
        nobody: nadie
        people: personas, gente
        what is the status of: (cuál|cómo) es (el estado|la situación) (actual|) (de|del), \
        (en|) qué estado (tiene|tienen|está|están|se encuentra|se encuentran)
        """

    static let others = """
        all: (todos|todas) (los|las|el|la|) (de|), (cada|cualquier)
        both: ambos, ambas, (los|las) dos
        no: ningún, ninguna
        do not: no, nunca
        all: (todos y cada uno|todas y cada una|cada uno|cada una) de (los|las|el|la), la totalidad de (los|las)
        home: a (la|su|) base (de carga|de recarga|), a su (sitio|lugar|casa), a la estación (de carga|), a cargar
        anywhere: en (alguna parte|algún sitio|algún lado|algún lugar)
        everywhere: en (todo el|toda el) (piso|hogar|apartamento|departamento), en toda la casa, por toda la casa, \
        en todas partes, (en|de|por|) (todos|todas) (los|las) (cuartos|aposentos|habitaciones|estancias|salas|zonas| \
        sitios|lugares|piezas|áreas|espacios) (de la casa|de casa|de la vivienda|del piso|), \
        (en|de|por) (toda la|todo el) (vivienda|hogar|casa|piso|apartamento|departamento), (en|de) la vivienda, \
        del hogar, \
        por todos lados, en todo lugar, por todas partes, (en|por|de) (cualquier|todo) (lugar|sitio|lado), \
        en cualquier parte, \
        (en|de|por) toda mi casa, \
        de toda la casa, (en|del) (el|) interior (de la casa|), \
        de la casa, en la casa, en todos lados
        here: (en|de|por|) aquí, (en|de|por|) acá, \
        (en|de|) (esta|este) (habitación|cuarto|sala|zona|estancia|aposento|lugar|sitio|pieza|área|espacio|ambiente), \
        (en|de|) (el|la|este) (cuarto|aposento|estancia|pieza), (del|al) (cuarto|aposento)
        of: de, del
        in: dentro (de|del|), sobre
        for: durante, para
        by: por
        with: con
        except: excepto, menos, salvo, a excepción de, sin
        but not: pero no
        a bit: un poco, un poquito, algo más
        a lot: mucho
        brighter: más brillante, más luz, más claro, más (brillantes|claras)
        darker: más oscuro, más oscura, más tenue, menos brillante
        warmer: más caliente, más calor, más cálido
        cooler: más frío, más fresco, más fría
        louder: más alto, más fuerte, más alta
        quieter: más bajo, más bajito, más baja
        less: más (corto|corta|breve)
        longer: más (largo|larga)
        higher: más
        too dark: demasiado oscuro, muy oscuro
        too bright: demasiado brillante, demasiada luz
        too warm: demasiado calor, mucho calor
        too cold: demasiado frío, mucho frío
        too loud: demasiado alto
        or: o
        called: (llamado|llamada|denominado|denominada), con (nombre|el nombre)
        last: por última vez
        tell me: avísame, dime, notifícame, avisa
        """
}

/// When something is to be done, in Spanish.
enum SpanishTimes {
    static let moments = """
        seconds: segundos
        second: segundo
        minutes: minutos
        minute: minuto
        hours: horas
        hour: hora
        half an hour: media hora
        quarter of an hour: (un|) cuarto de hora
        1.5 hours: (una|1) hora y media
        tomorrow morning: mañana por la mañana
        tomorrow evening: mañana por la (noche|tarde)
        tomorrow: mañana
        this evening: esta tarde
        tonight: esta noche
        am: de la mañana, de la madrugada
        pm: de la tarde, de la noche
        in the morning: por la mañana
        at noon: al mediodía, a mediodía
        at midnight: a medianoche
        at sunset: al atardecer, al anochecer, a la puesta (de|del) sol
        at sunrise: al amanecer
        sunset: (del|el|) atardecer, (del|el|) anochecer
        sunrise: (del|el|) amanecer
        after: después de, tras
        before: antes de
        every day: (todos los|cada) (días|día)
        every evening: (todas las|cada) (tardes|tarde|noches|noche)
        every morning: (todas las|cada) (mañanas|mañana)
        every weekday: entre semana, los días laborables, de lunes a viernes
        every weekend: los fines de semana
        every monday: (los|todos los|cada) lunes
        every tuesday: (los|todos los|cada) martes
        every wednesday: (los|todos los|cada) miércoles
        every thursday: (los|todos los|cada) jueves
        every friday: (los|todos los|cada) viernes
        every saturday: (los|todos los) sábados, cada sábado
        every sunday: (los|todos los) domingos, cada domingo
        on monday: el lunes
        on tuesday: el martes
        on wednesday: el miércoles
        on thursday: el jueves
        on friday: el viernes
        on saturday: el sábado
        on sunday: el domingo
        """
}
