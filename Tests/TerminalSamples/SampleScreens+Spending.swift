import EchoApp
import EchoScreen
import EchoText

/// What was spent, and the prompts.
extension SampleScreens {
    public static var spending: ScreenViewState {
        var state = conversation
        var chart = ColumnsViewState()
        chart.headline = [
            [
                StyledText("Nov     "), StyledText(String(repeating: "━", count: 20), .warning),
                StyledText(String(repeating: "─", count: 4), .meterTrack), StyledText("  $16.40 of $20", .strong),
                StyledText(" · 82 %", .warning),
            ],
            [
                StyledText("Today   "), StyledText("$0.9120", .strong), StyledText("   costs about "),
                StyledText("$0.0430", .strong), StyledText(" a minute (last 5 minutes)"),
            ],
        ]
        chart.parts = zip(
            ["Audio output", "Audio input", "Text output", "Text input", "Cached input"],
            [TextRole.speaking, .listening, .accent, .thinking, .faint]
        ).map { ColumnsViewState.Part(title: $0, role: $1, amount: "$1.25") }
        chart.columns = (0..<30).map { day in
            let amount = Double((day * 7) % 11) / 10
            return ColumnsViewState.Column(
                label: "\((day + 26) % 31 + 1)", amounts: [amount, amount / 2, amount / 8, amount / 8, amount / 16],
                detail: [
                    StyledText("Sun 22 Nov  ", .strong), StyledText("$0.9120", .accent),
                    StyledText("  Audio output $0.5000 · Audio input $0.2500", .faint),
                ])
        }
        (chart.maximum, chart.maximumTitle, chart.selection) = (2, "$2", 26)
        chart.notes = [
            [StyledText("No price, and in no sum: my-model (12,400 tokens).", .warning)],
            [StyledText("List prices of 2026-11-21.", .faint)],
        ]
        state.overlay = OverlayViewState(title: "Spending", content: .columns(chart))
        return state
    }

    public static var prompts: ScreenViewState {
        var state = conversation
        var tutor = ChoiceRowViewState(
            id: "tutor", title: "Tutor", state: StyledText("in use", .success), note: "cedar · semantic VAD",
            help: "You are a patient tutor. Explain one step at a time, and ask me to repeat it in my own words.")
        tutor.isCurrent = true
        let rows = [
            ChoiceRowViewState(id: "none", title: "No prompt", help: "Your own instructions and settings."),
            ChoiceRowViewState(id: "standup", title: "Standup", state: StyledText("default", .accent)), tutor,
        ]
        var panel = PromptsPanel()
        panel.show(rows)
        state.overlay = panel.overlay
        return state
    }

    public static var promptForm: ScreenViewState {
        var state = conversation
        var voice = FieldViewState(label: "Voice", value: "cedar", note: "")
        var fields = ["Speed", "Turn detection", "Threshold", "Silence", "Eagerness", "Max output tokens"].map {
            var field = FieldViewState(label: $0, value: "as in settings", note: "")
            field.role = .faint
            return field
        }
        voice.role = .strong
        fields.insert(voice, at: 0)
        var panel = PromptFormPanel()
        panel.show(
            name: "Tutor", text: "You are a patient tutor.\nExplain one step at a time.", settings: fields,
            preview: [StyledText("You are a patient tutor. Explain one step at a time.", .faint)])
        panel.move(by: 2)
        state.overlay = panel.overlay
        return state
    }
}
