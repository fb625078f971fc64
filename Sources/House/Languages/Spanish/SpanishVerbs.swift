/// The verbs of orders, in Spanish; "apagar*" stands for all forms that order it.
enum SpanishVerbs {
    static let plain = """
        turn on: enchufar*, encender~enciend*, prender*, conectar*, iluminar*, accionar*, (echar*|poner) a andar, \
        (pon|poner|ponga|poné|pone) en marcha, \
        (pon|poner|ponga|poné|pone) a funcionar
        turn off: cortar*, suprimir*, desenchufar*, apagar*, desconectar*, desactivar*, deshabilitar*
        close curtain: correr* (la|) cortina
        close curtains: correr* (las|) cortinas
        close: echar*
        open: descorrer*, recoger*
        set heating: calentar~calient*, enfriar*, enfría, enfríe, climatizar*, refrigerar*
        lock: bloquear*, trancar*, atrancar*, candar*, asegurar*, trabar*, \
        (echar*|pasar*|pon|poner|ponga|poné) (el|los|la|las|) \
        (cerrojo|cerrojos|llave|pestillo|pestillos|candado|candados|seguro|tranca|cierre) (de|a|en|), \
        echar* la (llave|cerradura) (de|a|en|), cerrar~cierr* (el|los|) (pestillo|pestillos) (de|a|en|)
        unlock: desbloquear*, destrancar*, desatrancar*, destrabar*, \
        quitar* (el|los|) (cerrojo|cerrojos|pestillo|pestillos|seguro|seguros|candado|candados) (de|a|en|), \
        quitar* (la|las|el|) (cerradura|cerraduras|tranca) (de|a|en|), \
        quitar* (la|las|el|los|) (llave|llaves) (de|a|en|), \
        abrir* (la|las|el) (cerradura|cerrojo|pestillo|candado) (de|a|en)
        raise: levantar*, aumentar*, incrementar*, subir*, alzar*, elevar*, izar*
        lower: bajar*, reducir*, reduzca, reduzcas, reduzcan, disminuir*, disminuye, disminuya, disminuyas, \
        disminuyan, decrementar*, acortar*, rebajar*, descender~desciend*
        dim: atenuar*, atenúa, atenúe, oscurecer*, oscurezca
        set: pongamos, pone, pones, crear*, programar*, ajustar*, establecer*, establezca, \
        establezcas, configurar*, cambiar*, fijar*, haz, deja en, déjame en, regular*, modificar*, definir*, \
        colocar*, posicionar*, colorear*, colorea, pintar*, teñir, tiñe, tiña, \
        graduar*, gradúa
        make it: ponlo, ponla, hazlo, hazla
        start: (empezar~empiez*|comenzar~comienz*) a (limpiar|aspirar|funcionar), comenzar~comienz*, iniciar*, \
        empezar~empiez*, arrancar*, ejecutar*
        increase: apuntar*, agregar*, sumar*, añadir*, extender~extiend*, alargar*, prolongar*, ampliar*, amplía, amplíe
        decrease: restar*, quitar*, descontar~descuent*, recortar*, sustraer, sustrae, sustraiga, sacar*, retirar*
        cancel: cancelar*, borrar*, eliminar*, anular*
        continue: (quitar*|sacar*) (la|) pausa (de|a|en), (seguir~sig*|sigue|continuar*) reproduciendo, reactivar*, \
        reanudar*, retomar*, despausar*, (volver~vuelv*) a reproducir, continuar*, continúa, \
        continúe, seguir~sig*, sigue, proseguir~prosig*
        halt: detener*, detén, detenga, detengan, detené
        stop: parar, pare, paren, interrumpir*
        pause: pausar*, suspender*, congelar*, cesar*, (pon|poner|ponga|poné) en (pausa|espera), \
        (pon|poner|ponga|poné|haz|hacer|haga|hacé|dar|da|dale|dele) (una|la|a la|a|) pausa (a|al|en|de|)
        play: (dar|dale|dele|da|ponle|pon) (al|) play (a|al|en|de|), reproducir*, reproduzca, reproduzcas, tocar*, \
        oír, oir, escuchar*, ver, play
        mute: (activar*|pon|poner) (el|) (silencio|mute|modo silencio) (de|a|en|), \
        (cortar*|eliminar*|suprimir*|anular*|parar) (el|) (sonido|audio|volumen) (de|a|en|), \
        quitar* la voz (de|a|en|), mudo, mutear*, callar*, acallar*, \
        silenciar*, enmudecer*, enmudezca, quitar* el (sonido|audio|volumen) (de|a|en|), \
        (pon|poner|ponga|poné) silencio, (pon|poner|ponga|poné) en mudo
        unmute: (quitar*|desactivar*|sacar*) el (silencio|mute|silenciado) (de|a|en|), desilenciar*, \
        (restaurar*|devolver~devuelv*|recuperar*|reactivar*) (el|) (sonido|audio|volumen) (de|a|en|)
        next track: (siguiente|próxima|próximo) \
        (canción|pista|tema|elemento|vídeo|programa|capítulo|episodio|), \
        (canción|pista|tema|elemento|vídeo|programa|capítulo|episodio) siguiente, \
        saltar* (esta|este|la|el) (canción|pista|tema|vídeo), saltar*, \
        pasar* (de|) (esta|este|la|el) (canción|pista|tema|vídeo|capítulo), \
        (avanzar*|adelantar*) (una|un|de) (canción|pista|tema|vídeo|capítulo)
        previous track: (retroceder*|volver~vuelv*) (una|un|la|el) (canción|pista|tema|vídeo|capítulo), \
        (ver|oír|oir|escuchar) (otra vez|de nuevo|nuevamente), (volver~vuelv*) a (ver|oír|oir|escuchar), \
        (volver~vuelv*) a (ver|oír|oir|escuchar|poner) (la|el|esta|este) (canción|pista|tema|vídeo|capítulo), \
        (pon|poner|ponga|poné|reproducir|reproduce|reproducí) (otra vez|de nuevo|nuevamente) \
        (la|el|esta|este) (canción|pista|tema|vídeo), \
        repetir~repit* (la|esta|el|este|) (canción|pista|tema), \
        repite (la|esta|el|este|) (canción|pista|tema), \
        (canción|pista|tema|elemento|vídeo|programa|capítulo|episodio|) (anterior|previa|previo), \
        (la|el|) (última|último) (canción|pista|tema|elemento|vídeo|programa|capítulo|episodio), \
        (volver~vuelv*|retornar*|regresar*) a (oír|escuchar|ver|poner|reproducir) (la|el|) (última|último|anterior) \
        (canción|pista|tema|elemento|vídeo|programa|)
        set: pasar*, avanzar*, adelantar*, retroceder*, volver~vuelv*
        activate: activar*, habilitar*, lanzar*, pulsar*, presionar*, apretar~apriet*
        arm: armar*, conecta la alarma
        disarm: desarmar*
        toggle: alternar*, conmutar*
        send: mandar*, enviar*, envía, envíe, devolver~devuelv*, regresar*, llevar*
        leave: dejar*
        start vacuum in: aspirar*, limpiar*, barrer*
        return to base: (volver~vuelv*|regresar*|retornar*|devolver~devuelv*) a (la|su|) (base|casa|estación), \
        (haz|) que (vuelva|regrese) a (la|su) base, \
        (volver~vuelv*|regresar*|retornar*) a cargarse
        """
}
