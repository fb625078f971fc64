/// The outcome of a plan.
public struct PlanOutcome: Hashable, Sendable {
    public var steps: [Step]
    /// From the plan, as it was.
    public var leftOut: [PlanOmission]

    public struct Step: Hashable, Sendable {
        public var step: PlanStep
        public var outcome: StepOutcome
        /// How the device was last seen; nil when nothing was seen.
        public var after: DeviceReading?
        /// What a scene or a script was seen to change beside itself.
        public var changed: [DeviceID] = []
        /// What a scene should have changed and was not seen to.
        public var missed: [DeviceID] = []

        public init(_ step: PlanStep, _ outcome: StepOutcome, after: DeviceReading? = nil) {
            self.step = step
            self.outcome = outcome
            self.after = after
        }
    }

    public init(steps: [Step], leftOut: [PlanOmission] = []) {
        self.steps = steps
        self.leftOut = leftOut
    }
}
