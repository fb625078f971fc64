/// The nouns of things in houses, their states and values, in Spanish.
enum SpanishNouns {
    static let things = """
        light: luz, luminaria, led, aplique, plafón, candelabro, iluminación, alumbrado, bombilla, bombillo, foco, \
        ampolleta
        lights: luces, luminarias, leds, apliques, plafones, candelabros, bombillas, bombillos, focos, ampolletas
        lamp: lámpara, lamparilla, lamparita, farol, farola
        lamps: lámparas, lamparillas, lamparitas, faroles, farolas
        heating: calefacción, climatización, clima, radiador, climatizador, calefactor, estufa
        thermostat: termostato
        thermostats: termostatos
        air conditioning: aire acondicionado, aire
        shutter: (contraventana|contraventanas) veneciana, contraventana, postigo, celosía, (persiana|) veneciana
        shutters: contraventanas, postigos, celosías, (persianas|) venecianas
        blind: estor, store, screen, toldo, marquesina, persiana
        blinds: estores, stores, screens, toldos, marquesinas, persianas
        curtain: cortina, cortinilla, visillo
        curtains: cortinas, cortinillas, visillos
        front door: puerta (principal|de entrada|de la entrada|de la calle)
        back door: puerta (trasera|de atrás)
        door: puerta
        doors: puertas
        lock: cerradura, cerrojo, pestillo, candado
        locks: cerraduras, cerrojos, pestillos, candados
        window: ventana
        windows: ventanas
        garage door: (compuerta|compuerta del garaje), puerta del garaje, puerta de garaje, garaje, \
        portón (del garaje|de la cochera|), cochera, \
        puerta de la cochera
        garage doors: puertas (del|de) garaje, puertas de la cochera, cocheras, portones (del garaje|de la cochera|)
        alarm: alarma
        oven: horno
        fan: ventilador, abanico, extractor
        fans: ventiladores, abanicos, extractores
        tv: televisión, televisor, tele, tv
        radio: radio
        speaker: altavoz
        speakers: altavoces
        music: música, lo que (suena|está sonando|estoy viendo|estoy escuchando|se está reproduciendo|se reproduce)
        playback: reproducción
        media player: reproductor, aparato, equipo de música, equipo
        media players: reproductores
        washing machine: lavadora
        dishwasher: lavavajillas
        dryer: secadora
        vacuum: aspiradora, aspiradoras, aspiradores, aspirador, (el|) robot (aspirador|aspiradora|de limpieza|), roomba
        cleaning: a (limpiar|aspirar|barrer|fregar|trabajar), limpieza, aspirado, barrido, ciclo de limpieza
        mower: cortacésped
        switch: enchufe, toma (de corriente|), tomacorriente, apagador, regleta, llave de luz, interruptor, \
        conmutador, llave de la luz
        switches: enchufes, tomas (de corriente|), tomacorrientes, apagadores, regletas, llaves de (luz|la luz), \
        interruptores, conmutadores
        thermometer: termómetro
        motion: movimiento
        motion sensor: sensor de movimiento
        scene: escena
        script: script, guion
        shopping list: lista de (la|) compra, lista de compras, lista del (súper|supermercado|mercado)
        to do list: tareas, pendientes, quehaceres, lista de (tareas|pendientes|cosas por hacer|quehaceres)
        list: lista, listado
        brightness: brillo, luminosidad, intensidad
        temperature: temperatura
        volume: volumen, sonido, nivel de (volumen|sonido|audio), audio, volúmen
        position: posición
        speed: velocidad
        color temperature: temperatura de color
        color: color
        humidity: humedad
        status: estado
        timer: temporizador, cronómetro, cuenta atrás, cuenta regresiva, minutero, alarma de cocina
        floor: planta, piso
        song: canción, tema, pista
        video: vídeo, elemento, programa, película, peli, serie
        timers: temporizadores, cuentas atrás, cuentas regresivas, cronómetros
        smoke: humo
        gas: gas
        water: agua
        battery: batería
        batteries: baterías
        device: dispositivo
        devices: dispositivos
        """

    static let rooms = """
        kitchen: cocina
        living room: salón, sala, sala de estar, cuarto de estar
        bedroom: dormitorio, habitación, alcoba, recámara
        bathroom: baño, cuarto de baño
        toilet: aseo
        hall: pasillo, entrada, recibidor
        study: estudio
        office: oficina, despacho
        dining room: comedor
        basement: sótano
        garden: jardín
        balcony: balcón
        terrace: terraza
        upstairs: arriba, planta de arriba, primera planta, primer piso
        downstairs: abajo, planta de abajo, planta baja
        outside: exterior, fuera, afuera, (en|) la calle
        """

    static let states = """
        open: (abierta|abierto|abiertas|abiertos), sin cerrar, (subida|subido|subidas|subidos), \
        (levantada|levantado|levantadas|levantados), (recogida|recogido|recogidas|recogidos), se abra, se abre, abra
        closed: (cerrada|cerrado|cerradas|cerrados), (bajada|bajado|bajadas|bajados), se cierre, se cierra
        locked: (bloqueada|bloqueado|bloqueadas|bloqueados), \
        (cerrada|cerradas|cerrado|cerrados|echada|echado|echadas|echados) con \
        (llave|cerrojo|pestillo|cerradura|candado), \
        con (llave|cerrojo|pestillo) (echada|echado|), (echada|echado|echadas|echados), \
        (echada|echado|echadas|echados) (la llave|el cerrojo|el pestillo|los cerrojos|los pestillos) (en|a|de|), \
        (la llave|el cerrojo|el pestillo|llave) (echada|echado|puesta|puesto), (trancada|trancado|trancadas|trancados)
        unlocked: (desbloqueada|desbloqueado|desbloqueadas|desbloqueados), sin llave, sin (echar la \
        llave|cerrojo|pestillo)
        on: (conectada|conectado|conectadas|conectados), (encendida|encendido|encendidas|encendidos), \
        (prendida|prendido|prendidas|prendidos), \
        (enchufada|enchufado|enchufadas|enchufados), (activada|activado|activadas|activados), \
        activo, activos, activas
        off: (desconectada|desconectado|desconectadas|desconectados), (apagada|apagado|apagadas|apagados), \
        (desactivada|desactivado|desactivadas|desactivados), (desenchufada|desenchufado|desenchufadas|desenchufados), \
        (quitada|quitado|quitadas|quitados), inactivo, inactiva, inactivos, inactivas
        running: en marcha, funcionando, en funcionamiento, limpiando, trabajando
        done: (terminada|terminado|lista|listo), termine, ha terminado, acabe, acabado, haya terminado
        home: en (mi|su|nuestra|) casa, en el hogar, llegue a casa, llega a casa, llegue
        away: fuera de casa, se vaya, salga, salga de casa, ausente
        armed: (armada|armado)
        disarmed: (desarmada|desarmado)
        playing: sonando, reproduciendo, reproduciéndose
        paused: (pausada|pausado), en pausa
        jammed: (atascada|atascado)
        bright: brillante
        warm: calor
        cold: frío
        """

    static let values = """
        percent: por ciento, porciento, por cien, porcien, por cientos
        degrees: º, (grados|grado) (centígrados|celsius|)
        degrees fahrenheit: grados fahrenheit
        kelvin: kelvin, kelvins, k
        red: (rojo|roja|rojas|rojos)
        green: (verde|verdes)
        blue: (azul|azules)
        yellow: (amarillo|amarilla|amarillos|amarillas)
        orange: naranja, naranjas, anaranjado, anaranjada
        purple: (morado|morada|morados|moradas), violeta, violetas, púrpura, lila
        pink: rosa, rosas, rosado, rosada, rosados, rosadas
        turquoise: turquesa, turquesas
        white: (blanco|blanca|blancas|blancos)
        warm white: (blanco|blanca) (cálido|cálida), luz cálida, luces cálidas
        cold white: (blanco|blanca) (frío|fría), luz fría, luces frías
        candlelight: vela, luz de (vela|velas)
        daylight: luz (diurna|del día|de día|natural|solar)
        half: la mitad, mitad, a medias, medio, media, half, media luz
        full: (el|lo|la|) (máximo|máxima) (posible|), más (alto|alta|fuerte) posible, \
        (brillo|luminosidad|intensidad) (máximo|máxima), \
        (máximo|máxima) (brillo|luminosidad|intensidad), tope, completo, (el|lo|la) más (alto|alta|fuerte) (posible|), \
        (el|lo|la|) más (alto|alta) (brillo|luminosidad|intensidad), (brillo|luminosidad|intensidad) más (alto|alta), \
        a tope, todo lo que (da|dé)
        minimum: (el|lo|la|) (mínimo|mínima) (posible|), (brillo|luminosidad|intensidad) (mínimo|mínima), \
        (mínimo|mínima) (brillo|luminosidad|intensidad), (el|lo|la) más (bajo|baja|tenue) (posible|), \
        (el|lo|la|) más (bajo|baja) (brillo|luminosidad|intensidad), (brillo|luminosidad|intensidad) más (bajo|baja)
        heat mode: modo calor, modo calefacción
        cool mode: modo frío, modo refrigeración
        auto: automático, modo automático, auto
        fan only: modo ventilador
        """
}
