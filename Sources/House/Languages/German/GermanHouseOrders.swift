/// The verbs of orders, in German.
enum GermanHouseOrders {
    static let plain = """
        turn on: aktivier, aktiviere, aktivieren, beleuchte, beleuchten, aufschalten, starten lassen
        turn off: deaktivier, deaktiviere, deaktivieren, lösche, lösch, löschen, abdrehen
        cancel: abbrechen
        open: öffne, öffnen, öffnet
        lock: verriegle, verriegel, verriegele, verriegeln, verschließ, verschließe, verschließen
        unlock: entriegle, entriegel, entriegele, entriegeln, entsperr, entsperre, entsperren
        dim: dimm, dimme, dimmen
        raise: erhöh, erhöhe, erhöhen, steigere, steigern
        lower: vermindern, mindere, verringere, verringer, verringern, reduzier, reduziere, reduzieren, senk, \
        senke, senken, vermindere, absenken, senk ab, herabsetzen
        set heating: heize, heiz, heizen, beheize, beheizen, kühl, kühle, kühlen, abkühlen, aufheizen, erwärmen, \
        runterkühlen
        increase: verlänger, verlängere, verlängern
        decrease: verkürze, verkürz, verkürzen, kürze
        set: veränder, verändere, verändern, verstelle, einrichten, änder, ändere, ändern, wechsle, wechseln, färb, \
        färben, einfärben, erstelle, erstell, erstellen, leuchten lassen, strahlen lassen, erleuchten lassen, \
        scheinen lassen, nutze, regulieren
        start: starte, start, starten, beginne, beginnen
        stop: stoppe, stopp, stoppen, beende, beenden, stop, stopen
        halt: anhalten
        pause: pause, pausiere, pausier, pausieren
        play: abspielen
        continue: fortsetzen, weiterspielen, weiter abspielen
        next track: (zum|zu|zu dem|) (nächster|nächste|nächsten|nächstes) (titel|song|track|lied|stück|element), \
        (ein|einen|) (anderes|anderen|anderer) (titel|song|track|lied|stück), \
        (ein|einen) (titel|song|track|lied|stück) \
        (weiter|vor), (diesen|dieses|den|das) (titel|song|track|lied|stück) überspringen, \
        (titel|song|track|lied|stück) (vor|vorwärts|überspringen|weiter), \
        (überspring|überspringe|überspringen) (den|das|ein|einen|diesen|dieses|) (titel|song|track|lied|stück|)
        previous track: (das|den|) (gleiche|gleichen|selbe|selben) (titel|song|track|lied|stück), \
        dasselbe (lied|stück), \
        (zum|zu|) (voriger|vorige|vorigen|voriges) (titel|song|track|lied|stück), vorheriges, vorheriger, vorherige, \
        zurück (zum|zu dem) (titel|song|track|lied|stück), (das|den|) letzte (lied|stück|titel|song|track) \
        (nochmal|noch einmal), \
        (zum|zu|zu dem|) \
        (letzter|letzte|letzten|letztes|vorherige|vorheriger|vorheriges|vorherigen|voriges) \
        (titel|song|track|lied|stück|element), (titel|song|track|lied|stück) (zurück|rückwärts|nochmal|wiederholen), \
        wiederhole (den|das|) (titel|song|track|lied|stück)
        arm: schärfe, schärfen, scharfschalten
        disarm: entschärfe, entschärfen, unscharfschalten
        mute: stummschalten
        unmute: stummschaltung (aufheben|deaktivieren|ausschalten|aus), entmute, entmuten
        continue: weiterlaufen lassen, weiter laufen lassen, wieder laufen lassen, wiedergeben, weiterspielen lassen
        return to base: (zurück|) (zur|zu der|in die|an die) (ladestation|basis|basisstation|station|dockingstation) \
        (zurückschicken|schicken|zurückkehren|fahren|zurückfahren|zurück schicken), zurückschicken, \
        zurück schicken, docken
        toggle: umschalten
        start vacuum in: sauge, saug, saugen, putze, reinige, reinigen, wische
        leave: belasse
        press: drück, drücke, drücken, betätige
        """

    static let separable = """
        schalte schalt schalten schaltet: = turn; ein an = turn on; aus ab = turn off; um = toggle; stumm = mute; \
        laut = unmute; \
        scharf = arm; unscharf = disarm; hoch = raise; runter = lower
        knipse knips knipsen: = turn; an = turn on; aus = turn off
        führe führ führen: = start; aus = start
        mache mach machen macht: = make; an = turn on; aus = turn off; auf = open; zu = close; stumm = mute; \
        laut = unmute; \
        scharf = arm; unscharf = disarm; hoch = open; runter = close
        stelle stell stellen stellt: = set; an = turn on; ab aus = turn off; scharf = arm; unscharf = disarm; \
        stumm = mute; hoch = raise; runter = lower; ein = set
        setze setz setzen setzt: = set; fort = continue; runter = lower
        drehe dreh drehen dreht: = set; auf = raise/turn on; hoch = raise; an = turn on; ab aus = turn off; zu \
        runter = lower
        regle regel regele regeln: = set; hoch = raise; runter ab = lower
        fahre fahr fahren fahrt: = set; hoch auf = open; runter zu = close
        ziehe zieh ziehen: = set; hoch auf = open; runter zu = close
        rolle roll rollen: = set; hoch auf = open; runter zu = close
        schließe schließ schließen schließt: = close; ab zu = lock; auf = unlock
        sperre sperr sperren sperrt: = lock; ab zu = lock; auf = unlock
        brich brech breche brechen: = cancel; ab = cancel
        hebe heb heben: = raise; auf = unmute; an = raise
        spiele spiel spielen: = play; ab = play; weiter = continue
        lasse lass lassen: = leave; runter = close; hoch = open; an = leave; weiterlaufen weiter = continue
        schicke schick schicken befehl befiehl sende: = send; los = start
        halte halt halten: = halt; an = halt
        gehe geh gehen: = set; an = turn on; aus = turn off
        """
}
