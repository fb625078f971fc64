public import EchoScreen

extension Command {
    static let showRoom = Command("showRoom")
    /// Enters the room that the words name.
    static let enterRoom = Command("room.enter")
    static let leaveRoom = Command("room.leave")
    static let giveHint = Command("room.hint")
    /// Lists what languages need; the words are one that is to be got.
    static let showLanguages = Command("languages.show")
    /// The terminal is back from a program that got one.
    static let languagesGot = Command("languages.got")
    static let lookUpWords = Command("room.words")
    /// Looks up the word that was named.
    static let lookUpWord = Command("room.word")
    static let translateLine = Command("room.translate")
    static let sayLineAgain = Command("room.sayAgain")
    static let sayLineSlower = Command("room.saySlower")
    static let compareSounds = Command("room.compare")
    static let makeCard = Command("room.card")
    static let keepMistakes = Command("room.keepMistakes")
    /// A correction is wrong: it goes, with its cards.
    static let withdrawCorrection = Command("room.withdraw")
    static let editCard = Command("review.edit")
    static let deleteCard = Command("review.delete")
    static let suspendCard = Command("review.suspend")
    static let buryCard = Command("review.bury")
    static let flagCard = Command("review.flag")
    static let tagCard = Command("card.tags")
    static let undoReview = Command("review.undo")
    /// Lists all cards; the words are what is looked for.
    static let showCards = Command("cards.show")
    static let resumeCards = Command("cards.resume")
    static let showProgress = Command("room.progress")
    static let showPlace = Command("room.place")
    static let askPlace = Command("place.ask")
    static let keepPlace = Command("place.keep")
    static let showProviders = Command("room.providers")
    static let reviewCards = Command("reviewCards")
    static let importCards = Command("cards.import")
    static let exportCards = Command("cards.export")
    static let playCard = Command("review.play")
    /// Begins to listen to an answer, or takes what was said.
    static let answerAloud = Command("review.aloud")
    /// The rest of a review is answered in writing.
    static let writeAnswer = Command("review.write")
    /// Takes the grade that is proposed.
    static let takeGrade = Command("review.take")
    static let gradeAgain = Command("review.again")
    static let gradeHard = Command("review.hard")
    static let gradeGood = Command("review.good")
    static let gradeEasy = Command("review.easy")
}

extension KeyContext {
    /// The panel with the words of a line.
    static let roomWords = KeyContext("roomWords", place: "in the words of a line")
    /// The panel in which a card was answered.
    static let review = KeyContext("review", place: "in a review")
    /// The panel in which a card is heard, and what it says is written.
    static let heardCard = KeyContext("heardCard", place: "while a card is heard")
    /// The panel with one of all cards.
    static let card = KeyContext("card", place: "in a card")
    /// The panel with answers that it may have been.
    static let roomGuess = KeyContext("roomGuess", place: "where it is asked what you said")
    /// The panel with the things of a place.
    static let roomPlace = KeyContext("roomPlace", place: "in a place")
    /// The panel with what came of a conversation.
    static let roomSummary = KeyContext("roomSummary", place: "in a summary")
}

extension Situation.Fact {
    static let isInRoom = Self("room.inside")
    static let seesWords = Self("room.words")
    static let seesPlace = Self("room.place")
    static let seesCard = Self("room.card")
    static let gradesCard = Self("room.grades")
    static let answersAloud = Self("room.answersAloud")
    static let hearsCard = Self("room.hearsCard")
    static let hasMistakes = Self("room.mistakes")
    /// The card that is shown was made of a correction.
    static let seesCorrection = Self("room.correction")
}

extension SettingID {
    static let roomLanguage = SettingID("room.language")
    static let roomLevel = SettingID("room.level")
    /// The learner's own.
    static let ownLanguage = SettingID("room.own_language")
    /// A ``RoomPartner``.
    static let roomPartner = SettingID("room.partner")
    /// Providers on the network, as `ProviderChoice` reads them.
    public static let roomProviders = SettingID("room.providers")
    /// A ``RoomTeacher``.
    static let roomTeacher = SettingID("room.teacher")
    /// US dollars a month for them.
    public static let roomBudget = SettingID("room.budget")
    /// Seconds that one of their models may take for an answer.
    public static let roomTimeout = SettingID("room.timeout")
    /// Where AnkiConnect listens.
    static let ankiAddress = SettingID("room.anki_address")
    /// A ``QuizMode``.
    static let reviewMode = SettingID("room.review")
    static let newCards = SettingID("room.new_cards")
    static let reviewsPerDay = SettingID("room.reviews_per_day")
    /// Percent of cards that shall be known when they are asked.
    static let retention = SettingID("room.retention")
    /// ``LearningSteps`` of new cards, and of those that were forgotten.
    static let learningSteps = SettingID("room.learning_steps")
    static let relearningSteps = SettingID("room.relearning_steps")
    /// Whether cards are scheduled by one's own answers.
    static let fitsReviews = SettingID("room.own_weights")
    /// Whether a card's sound is played when its answer is shown.
    static let playsCards = SettingID("room.plays_cards")
    /// Whether learning is shared: the person's consent.
    static let roomShares = SettingID("room.share")
    /// The server it is shared with.
    static let roomEventServer = SettingID("room.learning_server")
    /// Percent of the usual pace at which they are heard.
    static let roomPace = SettingID("room.pace")
    /// Whether the persona's lines are heard.
    static let roomSpeaks = SettingID("room.speaks")
}

extension Choice {
    static let cards = Choice(
        "cards", title: "Cards", action: "open", empty: "No card fits. /cards lists all.", isSearched: true,
        unmatched: "No card fits.")
    static let languages = Choice("languages", title: "Languages", action: "get or stop")
    static let places = Choice("places", title: "Places", action: "see", empty: "There are no places here.")
    static let room = Choice(
        "room", title: "Language room", action: "go in", empty: "There are no scenarios in this language.")
}
