/// What there is in houses, how it is, and what it is set to, in Spanish.
enum SpanishNouns {
    static let things = """
        light: luz, iluminación
        lights: luces
        lamp: lámpara, bombilla, bombillo, foco
        lamps: lámparas, bombillas, bombillos, focos
        heating: calefacción, climatización, clima, radiador
        thermostat: termostato
        thermostats: termostatos
        air conditioning: aire acondicionado, aire
        shutter: persiana, contraventana
        shutters: persianas, contraventanas
        blind: estor, toldo, veneciana
        blinds: estores, toldos, venecianas
        curtain: cortina
        curtains: cortinas
        front door: puerta (principal|de entrada|de la calle)
        back door: puerta (trasera|de atrás)
        door: puerta
        doors: puertas
        lock: cerradura, cerrojo
        locks: cerraduras, cerrojos
        window: ventana
        windows: ventanas
        garage door: puerta del garaje, puerta de garaje, garaje, portón, cochera, puerta de la cochera
        alarm: alarma
        oven: horno
        fan: ventilador, abanico
        fans: ventiladores, abanicos
        tv: televisión, televisor, tele, tv
        radio: radio
        speaker: altavoz
        speakers: altavoces
        music: música
        media player: reproductor, reproducción
        washing machine: lavadora
        dishwasher: lavavajillas
        dryer: secadora
        vacuum: aspiradora, aspiradoras, aspiradores, aspirador, robot aspirador, robot
        mower: cortacésped
        socket: enchufe
        sockets: enchufes
        switch: interruptor, conmutador
        switches: interruptores
        thermometer: termómetro
        motion: movimiento
        motion sensor: sensor de movimiento
        scene: escena
        script: script, guion
        shopping list: lista de (la|) compra, lista de compras
        to do list: lista de tareas
        list: lista, listado
        brightness: brillo, luminosidad, intensidad
        temperature: temperatura
        volume: volumen, sonido, audio
        position: posición
        speed: velocidad
        color temperature: temperatura de color
        color: color
        humidity: humedad
        status: estado
        timer: temporizador, cronómetro, cuenta atrás, cuenta regresiva
        floor: planta, piso
        song: canción, tema, pista
        video: vídeo, elemento, programa
        timers: temporizadores, cuentas atrás
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
        living room: salón, sala, sala de estar
        bedroom: dormitorio, habitación, cuarto
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
        outside: exterior, fuera, afuera
        """

    static let states = """
        open: (abierta|abierto|abiertas|abiertos), se abra, se abre, abra
        closed: (cerrada|cerrado|cerradas|cerrados), se cierre, se cierra
        locked: (bloqueada|bloqueado|bloqueadas|bloqueados), (cerrada|cerradas|cerrado) con llave, con llave
        unlocked: (desbloqueada|desbloqueado|desbloqueadas|desbloqueados), sin llave
        on: (conectada|conectado|conectadas|conectados), (encendida|encendido|encendidas|encendidos), \
        (prendida|prendido|prendidas|prendidos)
        off: (desconectada|desconectado|desconectadas|desconectados), (apagada|apagado|apagadas|apagados)
        running: en marcha, funcionando, en funcionamiento, limpiando, trabajando
        done: (terminada|terminado|lista|listo), termine, ha terminado, acabe, acabado, haya terminado
        home: en casa, llegue a casa, llega a casa, llegue
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
        percent: por ciento, porciento, por cien, porcien
        degrees: (grados|grado) (centígrados|celsius|)
        degrees fahrenheit: grados fahrenheit
        kelvin: kelvin, kelvins
        red: (rojo|roja|rojas|rojos)
        green: (verde|verdes)
        blue: (azul|azules)
        yellow: (amarillo|amarilla|amarillos|amarillas)
        orange: naranja
        purple: morado, violeta, púrpura
        pink: rosa
        turquoise: turquesa
        white: (blanco|blanca|blancas|blancos)
        warm white: (blanco|blanca|luz) cálido, blanco calido, luz cálida
        cold white: blanco frío, luz fría
        half: la mitad, mitad, a medias, medio
        full: máximo, el máximo, máxima, (brillo|luminosidad) máximo, tope, completo
        minimum: mínimo, el mínimo, mínima, brillo mínimo
        heat mode: modo calor, modo calefacción
        cool mode: modo frío, modo refrigeración
        auto: automático, modo automático, auto
        fan only: modo ventilador
        """
}
