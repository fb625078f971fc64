/// What is to be done, in Spanish.
enum SpanishVerbs {
    static let plain = """
        turn on: enciende, encienda, encender, encendé, enciendé, prendé, conecte, conectá, enciendas, prende, \
        prenda, prender, conecta, conectar, ilumina, iluminar, \
        pon en marcha
        turn off: desconecte, desconectá, desactivá, apaga, apague, apagar, apagues, desconecta, desconectar, \
        desactiva, desactivar
        turn on it: enciéndela, enciéndelo, préndela, préndelo
        turn off it: apágala, apágalo
        turn on them: enciéndelas, enciéndelos
        turn off them: apágalas, apágalos
        open: abrí
        open it: ábrela, ábrelo
        close: cerrá
        close it: ciérrala, ciérralo
        lock: bloquea, bloquee, bloquear, echa (el cerrojo|la llave|el pestillo) (de|a|)
        unlock: desbloquea, desbloquee, desbloquear, \
        quita (el cerrojo|el pestillo|el seguro) (de|a|), abre la cerradura de
        raise: levanta, levantar, levantá, aumentá, incremente, suba, sube, suba, subir, subí, aumenta, aumente, \
        aumentar, incrementa, incrementar
        lower: decrementa, decrementar, reducí, bajá, disminuya, acorta, menos, baja, baje, bajar, reduce, reduzca, \
        reducir, disminuye, disminuir
        dim: atenúa, atenuar, atenúe
        set: pon, ponga, poner, poné, crea, crear, cree, programa, programar, pones, ajusta, ajuste, ajustar, \
        establece, establezca, establecer, configura, configurar, \
        cambia, cambie, cambiar, fija, fijar, haz, deja en
        make it: ponlo, ponla, hazlo, hazla
        start: comenza, comenzá, iniciá, inicia, inicie, iniciar, comienza, comenzar, empieza, arranca, arrancar, inicie, ejecuta, ejecutar
        increase: agregue, agregá, sume, sumá, añadí, levante, incrementá, añade, añada, añadir, agrega, agregar, suma, sumar, apunte, incrementar
        decrease: reste, restá, acorte, acortá, decremente, decrementá, reduzca, quitá, quita, quitar, quite, resta, restar
        cancel: cancelá, borrá, cancela, cancelar, cancele, borra, borrar, elimina
        continue: reactive, reactivá, reanudá, reanuda, reanude, reanudar, continúa, continuar, continúe, reactiva, reactivar, siga, sigue
        stop: detené, detén, detener, detenga, parar, pare
        pause: pausa, pausar, pon en pausa, pause
        play: reproduce, reproducir, reproduzca, toca, tocar
        mute: silencia, silenciar, silencie, (quita|quite|quitar) el (sonido|audio) (de|a|), pon en silencio, \
        pon silencio, silenciá
        unmute: (quita|quitar|quite) el silencio (de|a|), \
        (activa|restaura|devuelve|devuelva|conecta) (el|) (sonido|volumen|audio) (de|), desilencia
        next track: (pasa|salta|pon|ve|ir) (a|) (la|) siguiente (canción|pista|tema), \
        siguiente (canción|pista|tema|elemento|vídeo), (canción|pista|tema|elemento|vídeo) siguiente, saltá, \
        pasa al siguiente (tema|elemento), siguiente
        previous track: (pasa|vuelve|pon|ve) (a|) (la|) (canción|pista) anterior, (canción|pista) anterior, anterior, \
        tema anterior
        activate: activa, activar, active, lanza, pulsa, presiona, pulsar
        arm: arma, armar, conecta la alarma
        disarm: desarma, desarmar
        toggle: alterna, alternar, conmuta
        send home: envía a casa, manda a casa
        leave: deja, dejar
        start vacuum in: aspira, aspirar, limpia, limpiar
        return to base: vuelve a la base, vuelve a casa, regresa a la base, (haz|) que (vuelva|regrese) a la base, \
        (enviar|envía|manda|devuelve|regresar) a (la|su|) (base|casa)
        """
}
