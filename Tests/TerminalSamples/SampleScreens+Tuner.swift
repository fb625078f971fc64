public import EchoScreen
import EchoText
import Foundation

/// Voice detection being tuned.
extension SampleScreens {
    /// The voice is being recorded.
    public static var tunerRecording: ScreenViewState {
        var tuner = FormViewState(
            instruction:
                "Read this aloud: “Six friends met at the harbour, had hot soup, and walked home in the snow.”",
            role: .strong)
        tuner.progress = ProgressViewState(done: 0.42, level: 0.68, caption: StyledText("−19 dB"))
        return tunerScreen(tuner, [HintViewState(.stop, "close")])
    }

    /// Both recordings are judged; one setting is moved away from the best.
    public static var tunerReview: ScreenViewState {
        var tuner = FormViewState(
            instruction: "Best settings for Jabra Evolve 65: \(key: .open) applies them.",
            role: .strong)
        tuner.histograms = HistogramsViewState(
            rows: [
                HistogramsViewState.Row(
                    label: "room", bars: histogram([(0, 0.8), (1, 0.3), (2, 0.1), (11, 0.05)]), caption: "−58 dB",
                    belongsOver: false),
                HistogramsViewState.Row(
                    label: "you", bars: histogram([(0, 0.4), (1, 0.1), (7, 0.05), (15, 0.1), (18, 0.3), (19, 0.7)]),
                    caption: "−19 dB", belongsOver: true),
            ], threshold: 0.5, low: "noise", high: "speech")
        tuner.timeline = TimelineViewState(
            label: "turns", loudness: (0..<250).map { loudness(at: Double($0) / 50) },
            stretches: [
                TimelineViewState.Stretch(start: 0.06, heard: 0.12, quiet: 0.44, end: 0.52),
                TimelineViewState.Stretch(start: 0.56, heard: 0.62, quiet: 0.84, end: 0.92),
            ], seconds: 5)
        tuner.fields = [
            FieldViewState(label: "Threshold", value: "0.50", note: "best fit"),
            FieldViewState(label: "Prefix padding", value: "300 ms", note: "best fit"),
            FieldViewState(label: "Silence", value: "400 ms", note: "best fit 650 ms", isSelected: true),
        ]
        tuner.verdict = [
            StyledText("2 turns: you would be interrupted mid-sentence.", .warning),
            StyledText("Room noise alone would start a turn.", .warning),
        ]
        return tunerScreen(
            tuner,
            [
                HintViewState(.open, "apply"), HintViewState(.stop, "close"),
                HintViewState(.selectUp, and: .selectDown, "select"),
                HintViewState(.adjustDown, and: .adjustUp, "change"), HintViewState(.recordAgain, "re-record"),
                HintViewState(.resetSetting, "best fit"), HintViewState(.hearTake, "play"),
            ])
    }

    private static func tunerScreen(_ tuner: FormViewState, _ hints: [HintViewState]) -> ScreenViewState {
        var state = settingsFocused
        state.overlay = OverlayViewState(title: "Tune voice detection", content: .form(tuner))
        state.hints = hints
        return state
    }

    private static func histogram(_ bars: [(step: Int, height: Double)]) -> [Double] {
        bars.reduce(into: Array(repeating: 0, count: HistogramsViewState.steps)) { $0[$1.step] = $1.height }
    }

    /// Words from 0.6 to 2.2 and from 3.1 to 4.2 seconds, in a quiet room.
    private static func loudness(at second: Double) -> Double {
        guard (0.6..<2.2).contains(second) || (3.1..<4.2).contains(second) else { return 0.04 }
        return 0.5 + 0.3 * sin(second * 14)
    }
}
