/// The sentences callers hear when no assistant can say them.
public struct CallSentences: Sendable, Hashable {
    /// While an incoming call is connected, by the exchange's own voice.
    public var connecting: String
    public var unavailable: String
    public var pin: String
    public var pinAgain: String
    public var pinMissing: String
    public var wrongPIN: String
    public var noPIN: String
    public var declined: String
    /// Nobody answers to whom the call was to be handed on.
    public var noAnswer: String
    /// Before a message of the caller, and its tone: that it is recorded.
    package var message: String
    public var timeIsUp: String
    public var closing: String

    /// In English.
    public init() { self = Self.english }

    /// - Parameter language: two letters; English for one that is not written here.
    public init(language: String) { self = Self.all[language] ?? Self.english }

    private init(
        message: String, connecting: String, unavailable: String, pin: String, pinAgain: String, pinMissing: String,
        wrongPIN: String,
        noPIN: String,
        declined: String, noAnswer: String, timeIsUp: String, closing: String
    ) {
        (self.message, self.connecting) = (message, connecting)
        (self.unavailable, self.declined, self.noAnswer) = (unavailable, declined, noAnswer)
        (self.pin, self.pinAgain, self.pinMissing) = (pin, pinAgain, pinMissing)
        (self.wrongPIN, self.noPIN) = (wrongPIN, noPIN)
        (self.timeIsUp, self.closing) = (timeIsUp, closing)
    }

    private static let english = CallSentences(
        message: "Please leave your message after the tone. It is recorded. When you are done, press the pound key.",
        connecting: "Please hold while we connect you.",
        unavailable: "I am sorry, the assistant cannot be reached at the moment. Please call again later. Goodbye.",
        pin: "Please enter your PIN, and press the pound key.",
        pinAgain: "That was not right. Please enter your PIN again.",
        pinMissing: "No PIN was entered. Please enter your PIN, and press the pound key.",
        wrongPIN: "That was not right either. Goodbye.",
        noPIN: "No correct PIN was entered. Goodbye.",
        declined: "Nobody can take your call at the moment. Please call again later. Goodbye.",
        noAnswer: "I am sorry, nobody answers there. Please call again later. Goodbye.",
        timeIsUp: "The time for this call is over. Thank you for calling. Goodbye.",
        closing: "We have to end this call now. Please call again in a moment. Goodbye.")

    private static let all: [String: CallSentences] = [
        "en": english,
        "de": CallSentences(
            message:
                "Bitte sprechen Sie nach dem Ton. Ihre Nachricht wird aufgezeichnet. Drücken Sie danach die Rautetaste.",
            connecting: "Bitte warten Sie, Sie werden verbunden.",
            unavailable: "Es tut mir leid, der Assistent ist im Moment nicht erreichbar. Bitte rufen Sie später noch "
                + "einmal an. Auf Wiederhören.",
            pin: "Bitte geben Sie Ihre PIN ein, und drücken Sie die Rautetaste.",
            pinAgain: "Das war nicht richtig. Bitte geben Sie Ihre PIN noch einmal ein.",
            pinMissing: "Es wurde keine PIN eingegeben. Bitte geben Sie Ihre PIN ein, und drücken Sie die Rautetaste.",
            wrongPIN: "Auch das war nicht richtig. Auf Wiederhören.",
            noPIN: "Es wurde keine richtige PIN eingegeben. Auf Wiederhören.",
            declined: "Im Moment kann niemand Ihren Anruf annehmen. Bitte rufen Sie später noch einmal an. Auf "
                + "Wiederhören.",
            noAnswer: "Es tut mir leid, dort nimmt niemand ab. Bitte rufen Sie später noch einmal an. Auf Wiederhören.",
            timeIsUp: "Die Zeit für dieses Gespräch ist um. Danke für Ihren Anruf. Auf Wiederhören.",
            closing: "Wir müssen dieses Gespräch jetzt beenden. Bitte rufen Sie gleich noch einmal an. Auf "
                + "Wiederhören."),
        "fr": CallSentences(
            message: "Laissez votre message après le bip. Il est enregistré. Ensuite, appuyez sur dièse.",
            connecting: "Veuillez patienter, nous vous mettons en relation.",
            unavailable: "Je suis désolé, l'assistant n'est pas joignable pour le moment. Veuillez rappeler plus tard. "
                + "Au revoir.",
            pin: "Veuillez saisir votre code, puis appuyer sur dièse.",
            pinAgain: "Ce code n'est pas correct. Veuillez le saisir à nouveau.",
            pinMissing: "Aucun code n'a été saisi. Veuillez saisir votre code, puis appuyer sur dièse.",
            wrongPIN: "Ce code n'est pas correct non plus. Au revoir.",
            noPIN: "Aucun code correct n'a été saisi. Au revoir.",
            declined: "Personne ne peut prendre votre appel pour le moment. Veuillez rappeler plus tard. Au revoir.",
            noAnswer: "Je suis désolé, personne ne répond. Veuillez rappeler plus tard. Au revoir.",
            timeIsUp: "Le temps prévu pour cet appel est écoulé. Merci de votre appel. Au revoir.",
            closing: "Nous devons mettre fin à cet appel. Veuillez rappeler dans un instant. Au revoir."),
        "es": CallSentences(
            message: "Deje su mensaje después de la señal. Se graba. Al terminar, pulse almohadilla.",
            connecting: "Un momento, por favor. Le ponemos en contacto.",
            unavailable: "Lo siento, en este momento no es posible contactar con el asistente. Vuelva a llamar más "
                + "tarde. Adiós.",
            pin: "Introduzca su PIN y pulse almohadilla.",
            pinAgain: "No es correcto. Vuelva a introducir su PIN.",
            pinMissing: "No ha introducido ningún PIN. Introduzca su PIN y pulse almohadilla.",
            wrongPIN: "Tampoco es correcto. Adiós.",
            noPIN: "No se ha introducido un PIN correcto. Adiós.",
            declined: "En este momento nadie puede atender su llamada. Vuelva a llamar más tarde. Adiós.",
            noAnswer: "Lo siento, nadie contesta. Vuelva a llamar más tarde. Adiós.",
            timeIsUp: "El tiempo de esta llamada ha terminado. Gracias por llamar. Adiós.",
            closing: "Tenemos que terminar esta llamada. Vuelva a llamar en un momento. Adiós."),
        "it": CallSentences(
            message: "Lasci il suo messaggio dopo il segnale. Viene registrato. Alla fine prema cancelletto.",
            connecting: "Attenda in linea, la stiamo mettendo in contatto.",
            unavailable: "Mi dispiace, al momento l'assistente non è raggiungibile. Richiami più tardi. Arrivederci.",
            pin: "Inserisca il PIN e prema cancelletto.",
            pinAgain: "Non è corretto. Inserisca di nuovo il PIN.",
            pinMissing: "Nessun PIN inserito. Inserisca il PIN e prema cancelletto.",
            wrongPIN: "Anche questo non è corretto. Arrivederci.",
            noPIN: "Non è stato inserito un PIN corretto. Arrivederci.",
            declined: "Al momento nessuno può rispondere alla sua chiamata. Richiami più tardi. Arrivederci.",
            noAnswer: "Mi dispiace, non risponde nessuno. Richiami più tardi. Arrivederci.",
            timeIsUp: "Il tempo per questa chiamata è terminato. Grazie per aver chiamato. Arrivederci.",
            closing: "Dobbiamo terminare la chiamata. Richiami tra un momento. Arrivederci."),
        "pt": CallSentences(
            message: "Deixe a sua mensagem depois do sinal. É gravada. No fim, prima cardinal.",
            connecting: "Aguarde, por favor. Estamos a fazer a ligação.",
            unavailable: "Lamento, de momento não é possível contactar o assistente. Ligue mais tarde, por favor. "
                + "Adeus.",
            pin: "Introduza o seu PIN e prima cardinal.",
            pinAgain: "Não está correto. Introduza novamente o seu PIN.",
            pinMissing: "Não foi introduzido nenhum PIN. Introduza o seu PIN e prima cardinal.",
            wrongPIN: "Também não está correto. Adeus.",
            noPIN: "Não foi introduzido um PIN correto. Adeus.",
            declined: "De momento ninguém pode atender a sua chamada. Ligue mais tarde, por favor. Adeus.",
            noAnswer: "Lamento, ninguém atende. Ligue mais tarde, por favor. Adeus.",
            timeIsUp: "O tempo desta chamada terminou. Obrigado por ter ligado. Adeus.",
            closing: "Temos de terminar esta chamada. Ligue novamente dentro de momentos. Adeus."),
        "nl": CallSentences(
            message: "Spreek uw bericht in na de toon. Het wordt opgenomen. Druk daarna op het hekje.",
            connecting: "Een ogenblik, u wordt doorverbonden.",
            unavailable: "Het spijt me, de assistent is op dit moment niet bereikbaar. Belt u later nog eens. Tot "
                + "ziens.",
            pin: "Voer uw pincode in en druk op het hekje.",
            pinAgain: "Dat was niet juist. Voer uw pincode opnieuw in.",
            pinMissing: "Er is geen pincode ingevoerd. Voer uw pincode in en druk op het hekje.",
            wrongPIN: "Dat was ook niet juist. Tot ziens.",
            noPIN: "Er is geen juiste pincode ingevoerd. Tot ziens.",
            declined: "Op dit moment kan niemand uw gesprek aannemen. Belt u later nog eens. Tot ziens.",
            noAnswer: "Het spijt me, daar neemt niemand op. Belt u later nog eens. Tot ziens.",
            timeIsUp: "De tijd voor dit gesprek is om. Bedankt voor het bellen. Tot ziens.",
            closing: "We moeten dit gesprek nu beëindigen. Belt u zo meteen nog eens. Tot ziens."),
        "pl": CallSentences(
            message: "Proszę zostawić wiadomość po sygnale. Jest nagrywana. Na koniec proszę nacisnąć krzyżyk.",
            connecting: "Proszę czekać, łączymy rozmowę.",
            unavailable: "Przepraszamy, asystent jest w tej chwili niedostępny. Prosimy zadzwonić później. Do "
                + "usłyszenia.",
            pin: "Proszę wprowadzić PIN i nacisnąć krzyżyk.",
            pinAgain: "PIN jest nieprawidłowy. Proszę wprowadzić go ponownie.",
            pinMissing: "Nie wprowadzono numeru PIN. Proszę wprowadzić PIN i nacisnąć krzyżyk.",
            wrongPIN: "Ten PIN również jest nieprawidłowy. Do usłyszenia.",
            noPIN: "Nie wprowadzono prawidłowego numeru PIN. Do usłyszenia.",
            declined: "W tej chwili nikt nie może odebrać. Prosimy zadzwonić później. Do usłyszenia.",
            noAnswer: "Przepraszamy, nikt tam nie odbiera. Prosimy zadzwonić później. Do usłyszenia.",
            timeIsUp: "Czas tej rozmowy upłynął. Dziękujemy za telefon. Do usłyszenia.",
            closing: "Musimy teraz zakończyć rozmowę. Prosimy za chwilę zadzwonić ponownie. Do usłyszenia."),
    ]
}
