import EchoAudio
import Foundation
import House
import HouseSentences
import LocalBackend

/// From a sentence to the house's order: written, and spoken by Flite into the offline recogniser.
struct HouseSentenceBenchmark: BenchmarkProtocol {
    let name = "house"
    let mostRuns = 1
    var sentences = 200
    var spoken = 80

    func rows() async throws -> [BenchmarkRow] { [try await written()] + (try await heard()) }

    @MainActor private func written() async throws -> BenchmarkRow {
        let house = MeasuredHouse(SentenceFlat.inventory, Array(SentenceFlat.readings.values))
        let desk = HouseDesk(house)
        let run = Task { await desk.run() }
        defer { run.cancel() }
        while !desk.picture.isKnown { await Task.yield() }
        var delays: [Duration] = []
        for number in 0..<sentences {
            // It is on at first.
            let word = number % 2 == 0 ? "off" : "on"
            let start = ContinuousClock.now
            let answer = await desk.hear("turn \(word) the desk lamp in the study, please")
            guard let order = house.lastOrder, order >= start else {
                throw BenchmarkFailure("no order came: \(answer?.text ?? "")")
            }
            delays.append(order - start)
            while desk.picture.readings[DeviceID("desk_lamp")]?.state != word { await Task.yield() }
        }
        return BenchmarkRow(
            what: "sentence → service call, written", reach: "p50 ≤ 5 ms",
            measured: Distribution(delays)?.text(50, 99) ?? "nothing")
    }

    // MARK: spoken

    private func heard() async throws -> [BenchmarkRow] {
        let table = SpokenTable()
        var plans: [BenchmarkRow] = []
        var misheard: [String] = []
        for voice in SpokenTable.voices {
            let score = try await table.score(most: spoken, voice: voice)
            let share = score.right * 100 / max(1, score.count)
            misheard += score.wrong
            plans.append(
                BenchmarkRow(
                    what: "sentences spoken by Flite, voice \(voice): plan exact", reach: "≥ 85 % of ≥ 60",
                    measured: "\(share) % (\(score.right) of \(score.count))", failed: score.count < 60))
        }
        let lamps = try await SpokenLamps().switched(40)
        for wrong in misheard + lamps.misheard { FileHandle.standardError.write(Data("misheard: \(wrong)\n".utf8)) }
        return plans + [
            BenchmarkRow(
                what: "spoken end → lamp on, offline", reach: "≤ 400 ms",
                measured: Distribution(lamps.delays)?.text(50, 99) ?? "nothing"),
            BenchmarkRow(
                what: "spoken orders that switched their lamp", reach: "≥ 85 %",
                measured: "\(lamps.delays.count) of \(lamps.delays.count + lamps.misheard.count)",
                failed: lamps.delays.count * 100 < 85 * (lamps.delays.count + lamps.misheard.count)),
        ]
    }
}
