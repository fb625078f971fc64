import EchoApp
public import EchoScreen
import EchoText
import History
import Phone

/// View states as the presenter makes them, for goldens.
public enum SampleScreens {
    /// What the application offers as it comes.
    public static let catalog = (try? ScreenComposition(with: [.history, .phone]))?.catalog ?? .screen

    public static var welcome: ScreenViewState {
        var state = ScreenViewState()
        state.status.model = "offline assistant"
        state.status.voice = "marin"
        state.status.turnTaking = "server VAD"
        state.status.server = "local"
        state.status.state = StyledText("○ idle", .idle)
        state.conversation.welcome = [
            "You are talking to the built-in offline assistant.",
            "For a model, start Ollama or set OPENAI_API_KEY.",
            "\(key: .toggleTalking) to talk, \(key: .send) to send, /tour for a tour.",
        ]
        state.composer.placeholder = "type, or press \(key: .toggleTalking) to talk"
        state.settings = settings
        state.levels.microphone.threshold = 0.5
        state.levels.microphone.caption = StyledText("closed", .faint)
        state.levels.loudspeaker.caption = StyledText("closed", .faint)
        state.hints = [
            HintViewState(.toggleTalking, "talk"), HintViewState(.focusNext, "panes"), HintViewState(.help, "help"),
            HintViewState(.reset, "new conversation"), HintViewState(.quit, "quit"),
        ]
        return state
    }

    /// A message with a picture of 300 × 80 pixels.
    public static var pictureRows: ChunkedList<MessageRowViewState> {
        var row = MessageRowViewState(id: "m", author: StyledText("you", .user), text: "look at @p.png")
        row.pictures = [
            MessageMargin.Note(sign: StyledText("🖼", .accent), line: [StyledText("p.png 300 × 80")], name: "picture")
        ]
        row.shownPictures = [
            PictureViewState(id: PictureViewState.ID(message: "m", place: 0), width: 300, height: 80)
        ]
        return ChunkedList([row])
    }

    public static var conversation: ScreenViewState {
        var state = welcome
        state.activity = .listening
        state.status.model = "gpt-realtime-2.1"
        state.status.state = StyledText("● listening", .listening)
        state.status.elapsed = "00:42"
        state.status.mode = "voice"
        state.status.tokens = "1,204 tokens"
        state.status.cost = StyledText("$0.0123", .plain)
        state.conversation.rows = ChunkedList(rows)
        state.levels = levels
        state.eventLog = eventLog
        state.hints = [
            HintViewState(.toggleTalking, "stop talking"), HintViewState(.stop, "stop"),
            HintViewState(.focusNext, "panes"), HintViewState(.help, "help"), HintViewState(.quit, "quit"),
        ]
        return state
    }

    public static var settingsFocused: ScreenViewState {
        var state = conversation
        state.focus = .settings
        state.settings.selection = 3
        state.settings.rows[3].isSelected = true
        state.settings.rows[0].isSelected = false
        state.hints = [
            HintViewState(.selectUp, and: .selectDown, "select"), HintViewState(.adjustDown, and: .adjustUp, "change"),
            HintViewState(.enterValue, "set"), HintViewState(.toggleTalking, "stop talking"),
            HintViewState(.help, "help"), HintViewState(.search, "search"), HintViewState(.showPresets, "presets"),
        ]
        return state
    }

    public static var eventsFocused: ScreenViewState {
        var state = conversation
        state.focus = .events
        state.eventLog.isFollowing = false
        state.eventLog.selection = 9
        state.hints = [
            HintViewState(.selectUp, and: .selectDown, "select"), HintViewState(.open, "open"),
            HintViewState(.selectLast, "follow"),
            HintViewState(.focusNext, "panes"), HintViewState(.help, "help"),
        ]
        return state
    }

    public static var help: ScreenViewState {
        var state = conversation
        let sections: [(String, [Command])] = [
            ("Voice", [.toggleTalking, .endTurn, .stop, .mute, .reset, .reconnect]),
            ("Message", [.send, .newLine, .compose(.moveUp), .compose(.deleteWordBackward), .compose(.yank)]),
            ("Panes", [.focusNext, .focusPrevious, .focus(.conversation), .focus(.settings), .redraw]),
            ("Lists", [.selectUp, .selectDown, .pageUp, .pageDown, .selectFirst, .selectLast, .open, .adjustUp]),
            ("General", [.help, .suspend, .quit]),
        ]
        state.overlay = OverlayViewState(
            title: "Help",
            content: .help(
                sections.map {
                    HelpSection(
                        title: $0.0, entries: $0.1.map { HintViewState($0, SampleScreens.catalog.commands[$0].title) })
                }))
        state.hints = [HintViewState(.selectUp, and: .selectDown, "scroll"), HintViewState(.stop, "close")]
        return state
    }

    public static var json: ScreenViewState {
        var state = eventsFocused
        let name = { (text: String) in StyledText(text, .accent) }
        let faint = { (text: String) in StyledText(text, .faint) }
        let string = { (text: String) in StyledText(text, .success) }
        func member(_ key: String, _ value: [StyledText], isOpen: Bool? = nil, depth: Int = 1) -> TreeViewState.Row {
            let blanks = StyledText(String(repeating: "  ", count: depth))
            return TreeViewState.Row(line: [blanks, name("\"\(key)\""), faint(": ")] + value, isOpen: isOpen)
        }
        let rows = [
            TreeViewState.Row(line: [faint("{")], isOpen: true),
            member("event_id", [string("\"event_1\""), faint(",")]),
            member("response", [faint("{")], isOpen: true),
            member("metadata", [faint("{…}"), faint(" 12 members"), faint(",")], isOpen: false, depth: 2),
            member("output", [faint("[…]"), faint(" 3 elements"), faint(",")], isOpen: false, depth: 2),
            member(
                "instructions", [string("\"You are a helpful…\""), faint(" 12,345 characters"), faint(",")], depth: 2),
            member("audio", [string("\"‹3840 bytes of audio›\"")], depth: 2),
            TreeViewState.Row(line: [StyledText("  "), faint("},")]),
            member("type", [string("\"response.created\"")]),
            TreeViewState.Row(line: [faint("}")]),
        ]
        state.overlay = OverlayViewState(
            title: "← response.created  41:09.205  590 B  turn 3",
            content: .tree(TreeViewState(rows: rows, selection: 3)))
        state.hints = [
            HintViewState(.selectUp, and: .selectDown, "select"), HintViewState(.open, "fold"),
            HintViewState(.toggleAllFolds, "fold all"), HintViewState(.copy, "copy"), HintViewState(.stop, "close"),
        ]
        return state
    }

    public static var eventsFiltered: ScreenViewState {
        var state = eventsFocused
        let sent = state.eventLog.rows.filter(\.isSent)
        state.eventLog.rows = ChunkedList(sent)
        state.eventLog.filter = "out -turn:2"
        state.eventLog.matching = 3
        state.eventLog.total = 1204
        state.eventLog.selection = 1
        state.eventLog.marks = [0, 3]
        state.eventLog.sentRate = "50/s 64.0 kB/s"
        state.eventLog.receivedRate = "3/s 2.1 kB/s"
        return state
    }

    public static var eventsPaused: ScreenViewState {
        var state = eventsFocused
        state.eventLog.isPaused = true
        state.eventLog.arrived = 312
        state.eventLog.sentRate = "50/s 64.0 kB/s"
        return state
    }

    public static var replay: ScreenViewState {
        var state = eventsFocused
        state.replay = ReplayViewState(position: 312, total: 1204)
        state.status.state = StyledText("▶ replay 312 of 1,204 ×2", .speaking)
        state.hints = [
            HintViewState(.playReplay, "pause"), HintViewState(.stepBack, and: .stepForward, "step"),
            HintViewState(.open, "open"), HintViewState(.filterEvents, "filter"), HintViewState(.help, "help"),
        ]
        return state
    }

    public static var instructions: ScreenViewState {
        var state = settingsFocused
        let text = "You are a helpful, friendly voice assistant.\nKeep answers short: they are spoken aloud."
        state.overlay = OverlayViewState(
            title: "Instructions", content: .editor(ComposerViewState(text: text, caret: text.count)))
        state.hints = [
            HintViewState(.send, "save"), HintViewState(.newLine, "new line"), HintViewState(.stop, "discard"),
        ]
        return state
    }

    public static var question: ScreenViewState {
        var state = conversation
        state.overlay = OverlayViewState(
            title: "New conversation",
            content: .confirmation(
                "Start a new conversation? The messages on the screen are cleared.",
                answers: [HintViewState(.confirm, "yes"), HintViewState(.stop, "no")]))
        state.hints = [HintViewState(.confirm, "yes"), HintViewState(.stop, "no")]
        return state
    }

    public static var failure: ScreenViewState {
        var state = conversation
        state.activity = .offline
        state.status.state = StyledText("✕ offline", .offline)
        state.notice = NoticeViewState(
            id: 1,
            wording: """
                The server closed the connection: going away. The conversation is kept. Press \(key: .toggleTalking) or \
                \(key: .send) to reconnect.
                """, role: .failure)
        state.composer = ComposerViewState(text: "And tomorrow?\nBring an umbrella ☂", caret: 20)
        return state
    }

    static let rows: [MessageRowViewState] = {
        var rows = plainRows
        (rows[1].tokens, rows[1].cost) = ("312 tokens", "$0.0031")
        (rows[4].tokens, rows[4].cost) = ("1,048 tokens", "$0.0092")
        return rows
    }()

    private static let plainRows = [
        MessageRowViewState(
            id: "1", author: StyledText("you", .user), time: "09:41", text: "What's the weather in Lisbon?"),
        MessageRowViewState(
            id: "2", author: StyledText("echo", .assistant), time: "09:41", latency: "0.42 s",
            text: "It is sunny, 24 °C. In the evening it will cool down to 17 °C, with a light wind from the sea.",
            heardCharacters: 40, mark: StyledText("↳ interrupted: you heard up to here", .warning)),
        MessageRowViewState(
            id: "3", author: StyledText("you", .user), time: "09:42", text: "",
            mark: StyledText("✕ no transcript: timed out after 10 s", .failure)),
        MessageRowViewState(
            id: "4", author: StyledText("you", .user), time: "09:42", text: "日本語でもいいですか。😀 naïve café"),
        MessageRowViewState(
            id: "5", author: StyledText("echo", .assistant), time: "09:42", latency: "0.61 s",
            text:
                "Of course. A list:\n  1. apples\n  2. a_very_long_word_without_any_blank_that_has_to_be_broken_somewhere_in_it"
        ),
        MessageRowViewState(
            id: "6", author: StyledText("you", .user), time: "09:43", text: "",
            mark: StyledText("listening", .hearing), isLive: true, isBeingHeard: true),
        MessageRowViewState(
            id: "7", author: StyledText("echo", .assistant), time: "09:43", latency: "0.38 s",
            text: "Tomorrow it will be", isLive: true),
    ]

    static var levels: LevelsViewState {
        var levels = LevelsViewState()
        levels.microphone.level = 0.62
        levels.microphone.peakHold = 0.8
        levels.microphone.threshold = 0.5
        levels.microphone.bands = [0.2, 0.4, 0.6, 0.9, 0.95, 0.8, 0.6, 0.4, 0.2, 0.1]
        levels.microphone.caption = StyledText("−18 dB", .plain)
        levels.loudspeaker.level = 0.35
        levels.loudspeaker.peakHold = 0.5
        levels.loudspeaker.bands = [0.1, 0.3, 0.5, 0.4, 0.3, 0.2, 0.1, 0, 0, 0]
        levels.loudspeaker.caption = StyledText("−22 dB", .plain)
        levels.waveform = waveform
        return levels
    }

    /// A question, an answer that is cut off by another question, and the beginning of its answer.
    private static let waveform: WaveformViewState = {
        let turns: [(WaveformColumn.Speaker?, Int)] = [
            (nil, 6), (.user, 42), (nil, 9), (.assistant, 120), (.user, 34), (nil, 8), (.assistant, 61),
        ]
        var columns: [WaveformColumn] = []
        for (speaker, length) in turns {
            for step in 0..<length {
                // Syllables of a quarter of a second in phrases of two seconds.
                let (syllable, phrase) = (Double(step % 5) / 5, Double(step % 22))
                let height = phrase > 18 ? 0.02 : 0.35 + 0.5 * syllable * (1 - phrase / 40)
                columns.append(
                    WaveformColumn(
                        microphone: speaker == .user ? height : step.isMultiple(of: 7) ? 0.06 : 0,
                        loudspeaker: speaker == .assistant ? height : 0,
                        isSpeech: speaker == .user && phrase <= 18, speaker: speaker))
            }
        }
        columns[176].mark = .interrupted
        columns[48].mark = .pause
        return WaveformViewState(columns: columns, first: 37)
    }()

    static var eventLog: EventLogViewState {
        let types: [(Bool, String, Int)] = [
            (false, "session.created", 1204), (true, "session.update", 812), (false, "session.updated", 1310),
            (true, "input_audio_buffer.append", 2630), (false, "input_audio_buffer.speech_started", 130),
            (false, "input_audio_buffer.speech_stopped", 131), (false, "input_audio_buffer.committed", 140),
            (false, "conversation.item.added", 402),
            (false, "conversation.item.input_audio_transcription.completed", 260),
            (false, "response.created", 590), (false, "response.output_audio_transcript.delta", 160),
            (false, "response.output_audio.delta", 5200), (false, "response.done", 1800),
            (false, "rate_limits.updated", 240), (true, "conversation.item.truncate", 170), (false, "error", 310),
        ]
        var log = EventLogViewState()
        for (index, event) in types.enumerated() {
            log.rows.append(
                EventRowViewState(
                    id: index, isSent: event.0, moment: 2462.113 + Double(index) * 0.788, type: event.1, size: event.2))
        }
        log.total = 142
        log.selection = types.count - 1
        return log
    }

    static var settings: SettingsViewState {
        var settings = SettingsViewState()
        func row(_ id: SettingID, _ label: String, _ control: SettingRowViewState.Control, _ help: String = "") {
            settings.rows.append(SettingRowViewState(id: id, label: label, control: control, help: help))
        }
        row(
            .voice, "Voice", .choice(index: 0, options: ["marin", "cedar"]),
            "The voice of the spoken answers. Default: marin.")
        row(.speed, "Speed", .slider(position: 0.6, text: "1.00×"))
        row(.turnTaking, "Turn detection", .choice(index: 0, options: ["server VAD", "semantic VAD"]))
        row(
            .threshold, "Threshold", .slider(position: 0.5, text: "0.50"),
            "How loud a sound must be to count as speech. Default: 0.50. Values: 0 to 1.")
        row(.prefixPadding, "Prefix padding", .slider(position: 0.15, text: "300 ms"))
        row(.silence, "Silence", .slider(position: 0.25, text: "500 ms"))
        row(.idleTimeout, "Idle timeout", .choice(index: 0, options: ["off"]))
        row(.eagerness, "Eagerness", .choice(index: 0, options: ["auto"]))
        row(.createsResponse, "Auto-respond", .toggle(true))
        row(.interruptsResponse, "Interruptible", .toggle(false))
        row(.noiseReduction, "Noise reduction", .choice(index: 0, options: ["near field"]))
        row(.transcriptionModel, "Transcription", .choice(index: 0, options: ["gpt-transcribe"]))
        row(.maximumTokens, "Max output tokens", .slider(position: 1, text: "4096"))
        row(.instructions, "Instructions", .text("You are a helpful, friendly voice assistant. Keep"))
        for (row, heading) in [(0, "Voice"), (2, "Turns"), (10, "Speech input"), (12, "Model")] {
            settings.rows[row].heading = heading
        }
        settings.rows[1].isChanged = true
        settings.rows[9].isChanged = true
        settings.rows[7].isEnabled = false
        settings.rows[7].reason = "only with semantic VAD"
        settings.rows[0].isSelected = true
        return settings
    }
}

extension SampleScreens {
    /// All of them, by the name of their golden.
    public static var all: [(name: String, state: ScreenViewState)] {
        [
            ("welcome", welcome), ("conversation", conversation), ("settings", settingsFocused),
            ("events", eventsFocused), ("filtered", eventsFiltered), ("paused", eventsPaused), ("replay", replay),
            ("help", help), ("json", json), ("instructions", instructions),
            ("question", question), ("failure", failure), ("tools", tools), ("text", text), ("retrying", retrying),
            ("models", models), ("themes", themes), ("zoomed", zoomed), ("levels", levelsFocused),
            ("levels-zoomed", levelsZoomed), ("double-talk", doubleTalk),
            ("hidden", hidden), ("palette", palette),
            ("tool-list", toolList), ("servers", servers), ("markdown", markdown), ("table", table),
            ("selected", selected), ("folded", folded), ("settings-all", allSettings), ("presets", presets),
            ("tour", tour), ("notices", notices), ("latency", latency), ("completing", completing),
            ("command-line", commandLine), ("commanded", commanded), ("tuner-recording", tunerRecording),
            ("tuner", tunerReview), ("spending", spending), ("prompts", prompts), ("prompt-form", promptForm),
            ("past-call", pastCall), ("recordings", recordings), ("dialer", dialer),
            ("calls", calls), ("keypad", keypad), ("server-test", serverTest),
        ]
    }
}
