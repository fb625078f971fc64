/// Sentences as a whole, in German.
enum GermanSentences {
    static let whole = """
        yes: ja, jawohl, jep, klar, sicher, ja bitte, mach das, ja mach das, genau, tu das, bestätigt, ja gern, \
        ja gerne, na klar
        no: nein, nee, nö, lieber nicht, bloß nicht, nein danke, auf keinen fall, besser nicht
        cancel: abbrechen, abbruch, vergiss es, egal, schon gut, lass es, lass das, doch nicht, brich das ab, \
        brich ab, \
        nicht so wichtig, lass gut sein, vergiss das
        stop: halt, stopp, stop, anhalten, halt an
        undo that: rückgängig, mach das rückgängig, mach es rückgängig, nimm das zurück, nimm es zurück, \
        das rückgängig machen, zurücknehmen, mach das wieder rückgängig, mach das ungeschehen
        more: mehr, weitere, noch mehr, zeig mehr
        both: beide, alle beide
        all of them: alle, alle davon
        none of them: keine, keins, keinen, keine davon
        the first: die erste, der erste, das erste, erste, erster
        the second: die zweite, der zweite, das zweite, zweite
        the third: die dritte, der dritte, das dritte, dritte
        the last one: die letzte, der letzte, das letzte
        what is planned: was ist geplant, was steht an, was hast du vor, welche aufträge gibt es
        cancel everything that is planned: brich alles ab, sag alles ab, alles absagen, alles abbrechen, \
        vergiss alles was geplant ist
        delete the rule: lösch die regel, lösche die regel, vergiss die regel, entferne die regel
        delete all rules: lösch alle regeln, lösche alle regeln, entferne alle regeln
        what did you do last: was hast du zuletzt gemacht, was hast du getan
        what is the state of the house: wie ist der zustand des hauses, wie geht es dem haus, \
        wie steht es um das haus, \
        was ist im haus los, gib mir einen überblick, wie sieht es im haus aus, hausstatus
        what is the weather: wie ist das wetter, wie ist das wetter draußen, wie ist das wetter gerade
        what is the weather today: wie wird das wetter heute, wie ist das wetter heute, wie wird das wetter
        what is the weather tomorrow: wie wird das wetter morgen, wie ist das wetter morgen
        will it rain today: regnet es heute, wird es heute regnen, wird es regnen, brauche ich einen regenschirm
        will it rain tomorrow: regnet es morgen, wird es morgen regnen
        is everyone home: sind alle zu hause, sind alle da, sind alle daheim
        is anyone home: ist jemand da, ist jemand zu hause, ist wer da, ist jemand daheim
        who is home: wer ist zu hause, wer ist da, wer ist daheim
        it is too cold: mir ist kalt, mir ist zu kalt
        it is too hot: mir ist warm, mir ist heiß, mir ist zu warm
        it is too dark: ich sehe nichts
        cancel all timers: alle timer (stoppen|beenden|abbrechen|löschen), (stoppe|beende|lösche|stopp) alle timer, \
        brich alle timer ab, alle meine timer abbrechen
        cancel the timer: timer (stoppen|beenden|abbrechen|löschen|aus), \
        (stoppe|beende|lösche|stopp) (den|meinen) timer, \
        brich den timer ab
        pause the timer: timer pausieren, (pausiere|halte) (den|meinen) timer (an|), timer anhalten
        resume the timer: timer fortsetzen, (setze|setz) (den|meinen) timer fort, timer weiter, \
        timer weiterlaufen lassen
        how long is left on the timer: wie lange läuft der timer noch, wie lange noch, \
        wie viel zeit ist (noch|) übrig, \
        wie lange geht der timer noch, wie viel zeit bleibt (noch|), status des timers, timerstatus, \
        wie lange läuft mein timer noch
        continue: weiter
        set a timer: (stell|stelle|starte|setz|setze) (einen|den) timer, einen timer (stellen|starten)
        set an alarm: (stell|stelle|setz|setze) (einen|den|meinen) wecker, einen wecker stellen
        what are my reminders: (welche|was für) erinnerungen (habe ich|gibt es), \
        (zeig|zeige) (mir|) meine erinnerungen, \
        woran erinnerst du mich
        what are my alarms: (welche|) wecker (sind gestellt|habe ich|gibt es), wann klingelt (mein|der) wecker, \
        ist (ein|mein|der) wecker gestellt
        cancel all reminders: (lösch|lösche|vergiss) alle (meine|) erinnerungen
        cancel the reminder: (lösch|lösche|vergiss) (die|meine) erinnerung
        cancel all alarms: (lösch|lösche) alle (meine|) wecker
        cancel my alarm: (lösch|lösche) (den|meinen) wecker, (schalt|schalte|stell|stelle|mach) (den|meinen) wecker \
        (aus|ab)
        next track: skip, skippen, überspringen, vorspulen, nächster, nächstes, nächste
        what can i say: was kann ich sagen, was kannst du, hilfe, was kannst du im haus
        are there any updates: gibt es updates, gibt es aktualisierungen
        what is on the calendar today: was steht heute im kalender, was steht heute an, was habe ich heute vor
        what is on the calendar tomorrow: was steht morgen im kalender, was steht morgen an, was habe ich morgen vor
        lock up: alles abschließen, schließ alles ab, schließe alles ab
        """

    static let templates = """
        remind me {time} to {item}: (erinner|erinnere) mich {time} (daran|dran) (,|) {item}; \
        (erinner|erinnere) mich {time} , {item}; (erinner|erinnere) mich (daran|dran) (,|) {time} {item}
        remind me to {item}: (erinner|erinnere) mich (daran|dran) (,|) {item}; (erinner|erinnere) mich (an|ans) {item}
        remind me {time} about {item}: (erinner|erinnere) mich {time} (an|ans) {item}
        remind me {time}: (erinner|erinnere) mich {time}
        wake me up {time}: (weck|wecke) mich {time} (auf|)
        set an alarm for {time}: (stell|stelle|setz|setze|mach) (einen|den|meinen|mir einen) wecker (auf|für|) {time}; \
        wecker (auf|für|) {time}
        when i say {item} , {clause}: wenn ich {item} sage {clause}; immer wenn ich {item} sage {clause}; \
        wenn ich sage {item} dann {clause}
        forget {item}: vergiss den befehl {item}; vergiss die szene {item}
        what is on {list} list: was (steht|ist|habe ich|haben wir) (alles|noch|) auf (der|meiner|unserer|) {list}; \
        (lies|lese) (mir|) (die|meine|unsere) {list} vor; zeig (mir|) (die|meine) {list}
        add {item} to {list}: (setz|setze|setzt|schreib|schreibe|pack|packe|tu|notiere|ergänze|ergänz) {item} \
        (auf|in|zu) \
        (die|meine|unsere|der|meiner|unserer|) {list}; \
        (füg|füge) {item} (zu|zur|) (meiner|der|unserer|unserem|) {list} hinzu; \
        {item} (auf|zu|zur|in) (die|meine|unsere|der|meiner|) {list} (setzen|schreiben|packen|hinzufügen|ergänzen); \
        {item} (auf|in) (die|meine|meiner|der|) {list}; {item} (meiner|der|) {list} hinzufügen; \
        (füg|füge) (zu|zur|zum|) (meiner|der|unserer|unserem|) {list} {item} hinzu
        complete {item} on {list}: (hake|hak|streiche|streich|nimm|nehm|nehme|schließ|schließe) {item} (auf|von|aus) \
        (der|meiner|unserer|) {list} (ab|raus|runter|); {item} (auf|von|aus) (der|meiner|) {list} \
        (abhaken|streichen|nehmen|rausnehmen|runternehmen|raus nehmen); markiere {item} auf (der|meiner|) {list} als \
        erledigt
        remove {item} from {list}: (entferne|entfern|lösche|lösch) {item} (von|aus|auf) (der|meiner|unserer|) \
        {list} (raus|runter|); \
        {item} (von|aus) (der|meiner|) {list} (löschen|entfernen)
        announce {item}: (sag|sage) (allen|durch|an|allen bescheid) dass {item}; durchsage {item}; \
        kündige an dass {item}
        set a timer for {rest} called {item}: (stell|stelle|starte|setze|setz|mach|erstelle) (einen|den|) timer \
        (auf|von|über) \
        {rest} (namens|mit dem namen) {item}; (stell|stelle|starte|setze|setz|erstelle|erstell) (einen|) timer \
        (auf|für) {rest} und (benenne|nenne) ihn {item}; (stell|stelle|starte|setze|setz|mach|erstelle) (einen|den|) \
        timer \
        (namens|mit dem namen) {item} (auf|von|über|für|mit) {rest}
        add {rest} to the timer: (füg|füge) (dem|zum|meinem) timer {rest} hinzu
        cancel {clause}: brich {clause} ab; storniere {clause}
        cancel number {item}: (lösche|lösch|streiche|brich|sag) nummer {item} (ab|)
        what is {rest} set to: auf (wieviel|wie viel|wie viele|welche temperatur|welche zieltemperatur|welche \
        solltemperatur) (grad|) (ist|steht|sind|stehen) \
        {rest} \
        (eingestellt|gestellt|)
        is {rest} locked: ist {rest} abgeschlossen
        where is {rest}: wo ist {rest} (gerade|); wo hält sich {rest} (gerade|) auf
        is {rest} home: hält sich {rest} (gerade|) (zu hause|zuhause|daheim) auf
        set a timer for {rest} called {item}: (einen|den|) timer (auf|für|von|über) {rest} (stellen|setzen|starten) \
        und \
        ihn {item} nennen
        """
}
