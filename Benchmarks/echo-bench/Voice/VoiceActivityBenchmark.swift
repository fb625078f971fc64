/// How well speech is told from noise: voices in five noises at four levels, beside three other detectors.
///
/// Each row says how many of the frames of speech were found and how many of the others were taken for speech. Every
/// detector is shown at its best setting. Voices and sentences are others than those that ours learned from.
struct VoiceActivityBenchmark: BenchmarkProtocol {
    let name = "voice"
    let mostRuns = 1

    private static let ratios = [0, 5, 10, 20]

    func rows() async throws -> [BenchmarkRow] {
        let sentences = try await SpokenSentence.all(VoiceTable.sentences, voices: VoiceTable.voices)
        let talkers = try await SpokenSentence.all(VoiceTable.gossip, voices: VoiceTable.talkers)
        let scenes = Noise.allCases.flatMap { noise in
            Self.ratios.map { VoiceTable.Scene(noise: noise, ratio: $0) }
        }
        let table = try VoiceTable(
            sentences, talkers: talkers, scenes: scenes, judges: VoiceJudge.families.flatMap(\.judges))
        let each = scenes.map { scene in
            row("speech in \(scene.noise.rawValue) at \(scene.ratio) dB: found / false", table) { $0 == scene }
        }
        let means = Self.ratios.map { ratio in
            row("speech in all noises at \(ratio) dB: found / false", table) { $0.ratio == ratio }
        }
        return each + means + [summary(table)]
    }

    private func row(_ what: String, _ table: VoiceTable, where isMeant: (VoiceTable.Scene) -> Bool) -> BenchmarkRow {
        let texts = VoiceJudge.families.map { name, judges in
            guard let judge = table.best(of: judges), let score = table.score(of: judge, where: isMeant) else {
                return "\(name) not installed"
            }
            return "\(name) \(Self.whole(score.hits)) / \(Self.whole(score.falseAlarms)) %"
        }
        return BenchmarkRow(what: what, reach: "", measured: texts.joined(separator: ", "))
    }

    /// Ours must be ahead of those that cost as little; Silero's is a network.
    private func summary(_ table: VoiceTable) -> BenchmarkRow {
        let own = table.moderate(.own)
        var isBehind = false
        let texts = VoiceJudge.families.map { name, judges in
            guard let judge = table.best(of: judges) else { return "\(name) not installed" }
            isBehind = isBehind || (judge != .own && name != "Silero" && table.moderate(judge) >= own)
            return "\(name) \(Self.whole(table.moderate(judge))) %"
        }
        return BenchmarkRow(
            what: "speech at 5 to 10 dB: frames judged rightly", reach: "ahead of speexdsp and webrtcvad",
            measured: texts.joined(separator: ", "), failed: isBehind)
    }

    private static func whole(_ percent: Double) -> Int { Int(percent.rounded()) }
}
