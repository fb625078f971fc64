import Foundation
import House

/// Short ways to say readings, orders and plans.
enum Sample {
    static let now = TestDates.morning

    static func reading(
        _ device: String, _ state: String?, context: String? = nil, by origin: ChangeCause.Origin = .unknown,
        at seconds: Double = 0, _ details: (inout DeviceDetails) -> Void = { _ in }
    ) -> DeviceReading {
        var all = DeviceDetails()
        details(&all)
        return DeviceReading(
            device: DeviceID(device), state: state, details: all, since: now.addingTimeInterval(seconds),
            cause: ChangeCause(context: context, origin: origin))
    }

    static func ours(_ context: String) -> ChangeCause { ChangeCause(context: context, origin: .us) }

    static func step(_ device: String, _ action: DeviceAction, from: DeviceReading? = nil, due: Date? = nil) -> PlanStep
    {
        PlanStep(device: DeviceID(device), from: from, to: action, due: due)
    }

    static func plan(_ steps: PlanStep...) -> HousePlan { HousePlan(steps: steps, risk: .none) }
}
