/// The commands that the words and hints of the screen name.
extension Command {
    // Talking
    public static let toggleTalking = Command("toggleTalking")
    public static let endTurn = Command("endTurn")
    public static let send = Command("send")
    public static let newLine = Command("newLine")
    /// Stops the answer, then closes what is open, then clears.
    public static let stop = Command("stop")
    public static let mute = Command("mute")
    public static let reset = Command("reset")
    public static let reconnect = Command("reconnect")
    /// Between talking and writing, in the same conversation.
    public static let switchMode = Command("switchMode")
    /// Between a voice that takes turns, or text, and one that hears while it speaks.
    public static let toggleDuplex = Command("toggleDuplex")
    /// Both sides of the conversation, to a file.
    public static let toggleRecording = Command("toggleRecording")
    // What was said
    public static let regenerate = Command("regenerate")
    /// The last answer was cut: the rest of it.
    public static let continueAnswer = Command("continueAnswer")
    public static let editLast = Command("editLast")
    public static let deleteLast = Command("deleteLast")
    /// Moves the mark of the conversation, which the commands after it act on.
    public static let selectPreviousMessage = Command("selectPreviousMessage")
    public static let selectNextMessage = Command("selectNextMessage")
    public static let previousTurn = Command("previousTurn")
    public static let nextTurn = Command("nextTurn")
    public static let selectPreviousCode = Command("selectPreviousCode")
    public static let selectNextCode = Command("selectNextCode")
    public static let markRange = Command("markRange")
    public static let copy = Command("copy")
    public static let openInPager = Command("openInPager")
    public static let openInEditor = Command("openInEditor")
    public static let speakAgain = Command("speakAgain")
    public static let toggleFold = Command("toggleFold")
    public static let toggleAllFolds = Command("toggleAllFolds")
    // A call of a tool that waits
    public static let approve = Command("approve")
    public static let approveForGood = Command("approveForGood")
    public static let deny = Command("deny")
    /// Nobody is there to decide.
    public static let denyUnattended = Command("denyUnattended")
    // Looking for something in a pane
    public static let search = Command("search")
    public static let searchNext = Command("searchNext")
    public static let searchPrevious = Command("searchPrevious")
    // The event log
    public static let filterEvents = Command("filterEvents")
    public static let pauseEvents = Command("pauseEvents")
    public static let markEvent = Command("markEvent")
    public static let nextMark = Command("nextMark")
    public static let followItem = Command("followItem")
    public static let exportEvents = Command("exportEvents")
    /// Writes the conversation to a file of the name that comes with it.
    public static let exportConversation = Command("exportConversation")
    /// Puts the text of the file that comes with it into the message.
    public static let attach = Command("attach")
    // A recording of events
    public static let playReplay = Command("playReplay")
    public static let stepForward = Command("stepForward")
    public static let stepBack = Command("stepBack")
    public static let playNormal = Command("playNormal")
    public static let playDouble = Command("playDouble")
    public static let playFourfold = Command("playFourfold")
    public static let playAtOnce = Command("playAtOnce")
    // The settings
    public static let enterValue = Command("enterValue")
    public static let resetSetting = Command("resetSetting")
    public static let resetAllSettings = Command("resetAllSettings")
    public static let previewVoice = Command("previewVoice")
    public static let showPresets = Command("showPresets")
    public static let showProfiles = Command("showProfiles")
    public static let saveProfile = Command("saveProfile")
    public static let deleteProfile = Command("deleteProfile")
    /// Finds the settings of turns from recordings of the room and the voice.
    public static let tune = Command("tune")
    public static let hearTake = Command("hearTake")
    public static let recordAgain = Command("recordAgain")
    // The screen
    public static let focusNext = Command("focusNext")
    public static let focusPrevious = Command("focusPrevious")
    public static let zoomPane = Command("zoomPane")
    public static let hidePane = Command("hidePane")
    public static let growPane = Command("growPane")
    public static let shrinkPane = Command("shrinkPane")
    public static let restoreLayout = Command("restoreLayout")
    public static let toggleMouse = Command("toggleMouse")
    public static let help = Command("help")
    public static let redraw = Command("redraw")
    public static let suspend = Command("suspend")
    public static let quit = Command("quit")
    // Panels
    public static let palette = Command("palette")
    public static let commandLine = Command("commandLine")
    public static let showModels = Command("showModels")
    /// Lets what takes the place of models that end answer from now on.
    public static let useReplacement = Command("useReplacement")
    public static let showTools = Command("showTools")
    public static let showToolServers = Command("showToolServers")
    public static let showHistory = Command("showHistory")
    public static let showCost = Command("showCost")
    public static let showLatency = Command("showLatency")
    public static let showThemes = Command("showThemes")
    public static let showNotices = Command("showNotices")
    public static let tour = Command("tour")
    public static let doctor = Command("doctor")
    /// Opens the text in the person's own editor.
    public static let editExternally = Command("editExternally")
    /// Finishes the word being written: a command, its argument, the name of a file.
    public static let complete = Command("complete")
    /// Looks for a text sent before.
    public static let searchHistory = Command("searchHistory")
    // A list or a panel
    public static let open = Command("open")
    public static let confirm = Command("confirm")
    public static let refuse = Command("refuse")
    public static let adjustUp = Command("adjustUp")
    public static let adjustDown = Command("adjustDown")
    public static let selectUp = Command("selectUp")
    public static let selectDown = Command("selectDown")
    public static let pageUp = Command("pageUp")
    public static let pageDown = Command("pageDown")
    public static let selectFirst = Command("selectFirst")
    public static let selectLast = Command("selectLast")
    // The composer
}
