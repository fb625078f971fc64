/// A mistake of grammar is no reason not to be understood: what the script does not take as it was said, it takes as it is
/// corrected.
extension RoomSession {
    /// The script answers the line that waits.
    ///
    /// - Parameter sentence: what it is to be taken for; nil: as it is corrected, where that fits, else as it was said.
    mutating func answerWaiting(as sentence: String? = nil) -> [ScenarioEvent] {
        defer { waiting = nil }
        guard let index = waiting, var script else { return [] }
        let line = lines[index]
        let isSpoken = line.spoken > .zero
        let better = sentence ?? line.better
        let events = script.hear(script.knows(better, isSpoken: isSpoken) ? better : line.text, isSpoken: isSpoken)
        self.script = script
        record(events)
        return events
    }

    /// The learner said something in an earlier stay, and got this answer.
    mutating func learnerSaid(_ text: String, spoken: Duration, answered: String?) {
        var asSaid = self
        _ = asSaid.learnerSaid(text, spoken: spoken)
        if let answered, asSaid.lines.last?.text != answered, let sentence = script?.sentence(answeredBy: answered) {
            _ = learnerSaid(text, spoken: spoken, isChecked: true)
            _ = answerWaiting(as: sentence)
        } else {
            self = asSaid
        }
    }
}
